// Written by `make generate` from innkeeper.games.bloody_inn.view; do not edit.

/**
 * A card: its kind, type, rank and the money in its pockets.
 */
export interface GuestView {
  kind: string
  type: string
  rank: number
  money: number
}

/**
 * A room, numbered from 1: whose key (a seat, "white", or None: closed), whose token, and who sleeps there.
 */
export interface RoomView {
  number: number
  key: number | string | null
  service: number | null
  guest: GuestView | null
}

/**
 * How many copies of one guest there are.
 */
export interface CopiesView {
  guest: GuestView
  copies: number
}

/**
 * The entrance stack: how many, the one on top, and who may be under it.
 *
 * In the first season some of the latter are in the box instead, in the second all of them come.
 */
export interface EntranceView {
  count: number
  top: GuestView | null
  unseen: CopiesView[]
}

/**
 * The exit stack, which may be looked through.
 */
export interface ExitView {
  count: number
  guests: CopiesView[]
}

/**
 * An annex with those buried under it, and how many places it has.
 */
export interface AnnexView {
  guest: GuestView
  bodies: GuestView[]
  places: number
}

/**
 * What the morning would bring if nothing more happened tonight; `wake` and `checks` are what would be left.
 */
export interface ForecastView {
  rooms: number
  gardens: number
  police: number
  wages: number
  unpaid: number
  wake: number
  checks: number
}

/**
 * One player's things, all of them open.
 */
export interface PlayerView {
  seat: number
  cash: number
  checks: number
  hand: GuestView[]
  corpses: GuestView[]
  annexes: AnnexView[]
  forecast: ForecastView
}

/**
 * One's own move, half made.
 */
export interface MoveView {
  deed: string
  targets: string[]
  played: GuestView[]
  least: number
  cost: number
}

/**
 * The table as one viewer sees it.
 */
export interface BloodyInnView {
  round: number
  season: number
  phase: string
  action: number
  last_round: boolean
  first: number
  lost: boolean
  rooms: RoomView[]
  bistro: number
  arriving: GuestView | null
  entrance: EntranceView
  exit: ExitView
  players: PlayerView[]
  move: MoveView | null
  wealth: string
  length: string
  cap: number | null
}
