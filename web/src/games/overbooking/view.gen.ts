// Written by `make generate` from innkeeper.games.overbooking.view; do not edit.

/**
 * A guest card's face.
 */
export interface CardView {
  card: string
  family: string
  type: string
  size: number
  coins: number
  crest: string
}

/**
 * A card at an inn: whose, its back, and its face if the viewer may see it. `open`: everybody may.
 *
 * `remembered` is an own card that may not be looked at, but has been placed by the viewer (option peek=no).
 */
export interface PlacedView {
  seat: number
  crest: string
  family: string | null
  open: boolean
  face: CardView | null
  remembered: string | null
}

/**
 * One side of an inn card.
 */
export interface InnView {
  card: string
  capacity: number
  rule: string
}

/**
 * An inn in its column: `places` are its capacity as the door has changed it, `picks` places in the queue from 1.
 *
 * `acted`: how many of those at the door have acted and stay there.
 */
export interface HouseView {
  number: number
  inn: InnView
  other_side: InnView
  token: boolean
  door: PlacedView[]
  queue: PlacedView[]
  places: number
  acted: number
  picks: number[]
}

/**
 * One player's things; `hand` only for the player.
 *
 * `passed`: how many queued at each inn when the player had nothing to place there, None for inns opened since;
 * `ruled_out`: cards that this has shown not to be in the hand [OB-2.7]. Both are empty from the next draw on.
 */
export interface PlayerView {
  seat: number
  cards: number
  hand: CardView[] | null
  deck: number
  lodged: CardView[]
  discarded: CardView[]
  passed: (number | null)[]
  ruled_out: string[]
  tokens: number
  coins: number
  coats: Record<string, number>
  coat_points: number
  score: number
}

/**
 * The table as one viewer sees it. `inn` is the one being checked, from 1, `unused` are inn cards still to come.
 */
export interface OverbookingView {
  round: number
  phase: string
  first: number
  lap: number
  inn: number | null
  houses: HouseView[]
  unused: number[]
  players: PlayerView[]
  chosen: string | null
  scoring: string
}
