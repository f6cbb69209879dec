/** What a seat sees of Overbooking, as the server sends it (OverbookingView in view.py). */

export type Family = 'bird' | 'fish' | 'stag' | 'boar'
export type GuestType = 'monk' | 'merchants' | 'maids' | 'noblewomen' | 'soldiers' | 'laborers'
export type Crest = 'small' | 'large'
export type Phase = 'placing' | 'checking' | 'over'

/** A guest card's face. */
export interface Card {
  card: string
  family: Family
  type: GuestType
  size: number
  coins: number
  crest: Crest
}

/** A card at an inn: whose, its back, and its face if the viewer may see it. `open`: everybody may. */
export interface Placed {
  seat: number
  crest: Crest
  family: Family | null
  open: boolean
  face: Card | null
  /** An own card that may not be looked at any more (option peek=no). */
  remembered: string | null
}

export interface InnSide {
  card: string
  capacity: number
  rule: string
}

export interface House {
  number: number
  inn: InnSide
  other_side: InnSide
  token: boolean
  /** Nearest the inn first, like the queue. */
  door: Placed[]
  queue: Placed[]
  /** Its capacity as the door has changed it. */
  places: number
  /** How many at the door have acted and stay there. */
  acted: number
  /** Places in the queue, from 1, in the order picked. */
  picks: number[]
}

export interface Player {
  seat: number
  cards: number
  /** Only one's own. */
  hand: Card[] | null
  deck: number
  lodged: Card[]
  discarded: Card[]
  /** How many queued at each inn when there was nothing to place there; null for inns opened since. */
  passed: (number | null)[]
  /** Cards that this has shown not to be in the hand. */
  ruled_out: string[]
  tokens: number
  coins: number
  coats: Record<Family, number>
  coat_points: number
  score: number
}

export interface OverbookingView {
  round: number
  phase: Phase
  first: number
  lap: number
  /** The inn being checked, from 1. */
  inn: number | null
  houses: House[]
  /** Inn cards still to come. */
  unused: number[]
  players: Player[]
  chosen: string | null
  scoring: 'beginner' | 'expert' | 'off'
}
