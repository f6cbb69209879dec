// Written by `make generate` from innkeeper.games.overbooked.view; do not edit.

/**
 * A seat of every plane: `kind` is window, aisle or middle, `area` counts from 1, from the left.
 */
export interface ChairView {
  seat: string
  kind: string
  area: number
}

/**
 * A suitcase on a card; `wish` is the kind of seat it asks for on a preference card.
 */
export interface SuitcaseView {
  number: number
  colour: string
  wish: string | null
}

/**
 * A passenger card: `grid` has a letter for each suitcase and '.' for an empty box; empty on a preference card.
 */
export interface CardView {
  card: string
  kind: string
  difficult: boolean
  symbol: string
  grid: string[]
  suitcases: SuitcaseView[]
}

/**
 * A card in the departure hall: its place from the gate (from 1), the vouchers on it, what it costs to reach.
 */
export interface OpenCardView {
  position: number
  card: CardView
  vouchers: number
  price: number
}

/**
 * One player's things.
 *
 * `plane` has the colour of whoever sits on each seat taken; `couples` pairs of seats, `children` the seats of
 * surrounded children, `groups` by colour the seats of the largest group. `sources` is the score as if the game ended
 * now.
 */
export interface PlayerView {
  seat: number
  vouchers: number
  steps: Record<string, number>
  overbooked: number
  cards: string[]
  plane: Record<string, string>
  couples: string[][]
  children: string[]
  groups: Record<string, string[]>
  sources: Record<string, number>
  score: number
}

/**
 * An event card, and what it would bring each seat now.
 */
export interface EventView {
  event: string
  points: number
  worth: number[]
}

/**
 * What a solo scenario asks for, and how much of it there is; `choice`: any one of those is enough.
 */
export interface GoalView {
  goal: string
  colours: string[]
  least: number
  reached: number
  met: boolean
  choice: boolean
}

/**
 * A game for one.
 */
export interface SoloView {
  scenario: string
  level: string
  goals: GoalView[]
}

/**
 * One's own move, half made: suitcases count from 1; who is to sit where, and whose passengers await a decision.
 */
export interface MoveView {
  position: number
  ignored: number | null
  dropped: number[]
  seating: Record<string, string>
  displaced: Record<string, string>
  steps: string[]
}

/**
 * The table as one viewer sees it; `you` is the viewer's seat. `tokens` is how many of each colour there are.
 */
export interface OverbookedView {
  you: number | null
  round: number
  turn: number | null
  first: number
  last_round: boolean
  over: boolean
  result: string | null
  side: string
  layout: ChairView[]
  row: OpenCardView[]
  tokens: number
  supply: Record<string, number>
  unseen: string[]
  removed: string[]
  symbols: boolean
  difficult: boolean
  binding: boolean
  aisle: string
  events: EventView[]
  players: PlayerView[]
  solo: SoloView | null
  move: MoveView | null
}
