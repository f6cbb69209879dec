// Written by `make generate` from innkeeper.server.wire; do not edit.

/**
 * The person who asks, or the `program`: the others are told so.
 */
export interface Me {
  kind: 'me'
  name: string
  colour?: 'coral' | 'teal' | 'gold' | 'violet' | 'sky' | 'slate' | null
  program?: boolean
}

/**
 * A bot such as `house` or `search:1s`.
 */
export interface BotSeat {
  kind: 'bot'
  bot: string
}

/**
 * For whoever sits down.
 */
export interface Open {
  kind: 'open'
}

/**
 * Seconds for every move, and a reserve for the whole game; when both have run out a bot stands in.
 *
 * Days are a clock, too: `{"move": 259200, "reserve": 0}` is three days for every move.
 */
export interface Clock {
  move: number
  reserve?: number
}

/**
 * What the host of a table decides, besides the game's own options.
 *
 * `public`: listed in the lobby while it waits. `reveal`: once the game is over, spectators may see what was hidden.
 * `hints`: seats may ask for one. `stand_in`: seconds after which a bot plays for who is asked and away. The server
 * says `known_deal` where somebody may know what is dealt: a seed was chosen, or the game was brought in.
 */
export interface Terms {
  public?: boolean
  reveal?: boolean
  hints?: boolean
  stand_in?: number | null
  clock?: Clock | null
  known_deal?: boolean
}

/**
 * A game to begin, with its seats in order.
 */
export interface NewTable {
  game: string
  options?: Record<string, string>
  seats: (Me | BotSeat | Open)[]
  seed?: number | null
  terms?: Terms
  person?: string | null
}

/**
 * Take an open seat, the lowest when none is named.
 *
 * The same command again gets the same seat, so it must be long, random, and kept to oneself: a UUID. `program`: who
 * sits down is one, and the others are told so.
 */
export interface SitDown {
  name: string
  seat?: number | null
  colour?: 'coral' | 'teal' | 'gold' | 'violet' | 'sky' | 'slate' | null
  command?: string | null
  person?: string | null
  program?: boolean
}

/**
 * The host's: let a bot take an open seat.
 */
export interface SeatBot {
  seat: number
  bot: string
}

/**
 * A whole move, chosen when the table was at this version.
 */
export interface MoveRequest {
  command: string
  version: number
  move: string
}

/**
 * Take back one's last move.
 */
export interface UndoRequest {
  command: string
  version: number
}

/**
 * Something done at a table that is no move.
 */
export interface Doing {
  command: string
}

/**
 * Free one's seat before the game begins; the host may name any other.
 */
export interface StandUp {
  command: string
  seat?: number | null
}

/**
 * One of the phrases that `GET /api/phrases` lists.
 */
export interface Saying {
  command: string
  phrase: string
}

/**
 * Whether the asker may take back.
 */
export interface Answering {
  command: string
  agree: boolean
}

/**
 * The host's: seconds after which a bot plays for who is asked and away; null: never.
 */
export interface StandIn {
  seconds: number | null
}

/**
 * Where to say that it is one's turn: an address that takes JSON with `text` or `content`, as chat services do.
 */
export interface Webhook {
  url: string | null
}

/**
 * The token to be known by in place of the one that asks: a new one of `POST /api/people`.
 */
export interface Renewal {
  person: string
}

/**
 * The same for a seat, or, by the host, for every turn at the table.
 */
export interface SeatWebhook {
  url: string | null
  whole_table?: boolean
}

/**
 * What can follow the first parts of a move.
 */
export interface ChoicesRequest {
  version: number
  draft?: string[]
}

/**
 * The first message on the stream. `since` is the version the client knows already.
 *
 * `seat` is only for the token of a person who has several seats there. `looking` as in Looking.
 */
export interface Hello {
  token?: string | null
  since?: number | null
  lang?: string
  zones?: boolean
  seat?: number | null
  looking?: boolean
}

/**
 * A later message on the stream: whether somebody looks. Who does not is away, and hears all the same.
 */
export interface Looking {
  looking: boolean
}

/**
 * What is wrong.
 *
 * A stale request is also told the version now and what happened since; an illegal move its first bad part; who asks
 * too often, how many seconds to wait; who asks for a closed table, what was kept of it.
 */
export interface ErrorBody {
  code: string
  message: string
  rule: string | null
  version?: number
  since?: Told[]
  part?: string
  retry_after?: number
  closed?: ClosedTable
}

/**
 * The answer to a refused request.
 */
export interface Refused {
  error: ErrorBody
}

/**
 * The seat one holds by a token; both are null at a table of bots.
 */
export interface Held {
  table: string
  seat: number | null
  token: string | null
}

/**
 * The version that a move, or taking one back, made.
 */
export interface Decided {
  version: number
}

/**
 * A sentence, and the rule behind it.
 */
export interface Said {
  text: string
  rule: string | null
}

/**
 * One part of a move that can be chosen now, or why it cannot; `next` is null where it completes the move.
 *
 * `final` is true, and only then there, where the whole move shows something hidden: it cannot be taken back.
 */
export interface Choice {
  part: string
  elements: string[]
  text: string
  refused: Said | null
  preview: string[]
  next: Choices | 'more' | null
  final?: boolean
}

/**
 * What the seat is asked, and what it can answer.
 */
export interface Choices {
  prompt: Said
  choices: Choice[]
}

/**
 * Something that happened, as far as the viewer may know it.
 *
 * `section` is set on the first line of a new part of the game.
 */
export interface Told {
  id: number
  version: number
  kind: string
  rule: string | null
  seat: number | null
  text: string
  elements: string[]
  facts: Record<string, number | string>
  section: string | null
}

/**
 * Who sits at a seat.
 *
 * A `program` plays from outside, and is a person for everything else. `stand_in` is the bot that plays for a person
 * meanwhile; `runs_out` is when the clock of a seat that is asked runs out, in milliseconds since 1970. All three are
 * always sent; samples may leave them out.
 */
export interface SeatInfo {
  seat: number
  name: string
  colour: 'coral' | 'teal' | 'gold' | 'violet' | 'sky' | 'slate'
  kind: 'person' | 'bot' | 'open'
  bot: string | null
  present: boolean
  program?: boolean
  stand_in?: string | null
  runs_out?: number | null
}

/**
 * The points of each seat from one source.
 */
export interface BreakdownRow {
  source: string
  text: string
  points: number[]
}

/**
 * The points of each seat after a version; none while the game is on and they are not open to all.
 */
export interface TimelinePoint {
  version: number
  round: number | null
  scores: number[]
}

/**
 * How the game ended; places count from 1.
 */
export interface Outcome {
  ranking: number[]
  scores: number[]
  breakdown: BreakdownRow[]
  verdict: string | null
  timeline: TimelinePoint[]
}

/**
 * One thing in a zone.
 */
export interface Piece {
  element: string
  text: string
  art?: string
  hidden?: boolean
}

/**
 * A part of the table, for clients that draw any game alike.
 */
export interface Zone {
  element: string
  text: string
  seat: number | null
  pieces: Piece[]
}

/**
 * Somebody asks to take back a move that others have answered; and who agrees.
 */
export interface UndoAsked {
  seat: number
  agreed: number[]
}

/**
 * Seconds for every move, and of reserve for the game; both are Terms'.
 */
export interface ClockInfo {
  move: number
  reserve: number
}

/**
 * What the host has decided.
 */
export interface TermsInfo {
  public: boolean
  reveal: boolean
  hints: boolean
  stand_in: number | null
  clock: ClockInfo | null
  known_deal?: boolean
}

/**
 * What everybody sees alike of a table. `rematch` is the table that follows; `undo_asked`: somebody asks to.
 *
 * `host_away`: the host was not there for a day, or there is none, so that others may let bots stand in.
 */
export interface Scene {
  type: 'snapshot'
  table: string
  game: string
  title: string
  options: Record<string, string>
  version: number
  seats: SeatInfo[]
  status: 'waiting' | 'playing' | 'over'
  acting: number[]
  turn: number | null
  outcome: Outcome | null
  rematch: string | null
  host?: number | null
  host_away?: boolean
  terms?: TermsInfo
  undo_asked?: UndoAsked | null
}

/**
 * A table as one viewer may see it. `log` holds what was told after the version asked for, else all of it.
 *
 * A line of kind `undo` says (fact `version`) which version's lines no longer count. `ask_undo`: you may ask the
 * others to let you take back.
 */
export interface Snapshot extends Scene {
  you: number | null
  prompt: Said
  view: Record<string, unknown>
  zones: Zone[] | null
  choices: Choices | null
  undo: boolean
  ask_undo?: boolean
  log: Told[]
}

/**
 * What a person is known by at every table: a secret to keep, and to carry to another device.
 */
export interface Person {
  person: string
}

/**
 * Who sits at a seat, in short; nobody yet where it is open.
 */
export interface Sitting {
  name: string
  colour: 'coral' | 'teal' | 'gold' | 'violet' | 'sky' | 'slate'
  kind: 'person' | 'bot' | 'open'
  stand_in?: string | null
}

/**
 * The seats that a token is good for at a table.
 */
export interface Mine {
  seats: number[]
}

/**
 * What can be told, without playing, of a table that was begun by other rules than are played here.
 *
 * `moves` are pairs of seat and whole move: one's own, or all where the game is over and may be shown; then `record`
 * is true, and the record can be had.
 */
export interface ClosedTable {
  game: string
  title: string
  options: Record<string, string>
  seats: Sitting[]
  you: number | null
  moves: ([number, string])[]
  record: boolean
}

/**
 * A table in a list. `acting` are the seats that are asked, `you` one's own; `your_turn` whether one is both.
 *
 * `closed` says why a table is closed, which cannot be played on by this version of the program.
 */
export interface TableInfo {
  table: string
  game: string
  title: string
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'over' | 'closed'
  closed: string | null
  seats: Sitting[]
  acting: number[]
  terms: TermsInfo
  you: number[]
  your_turn: boolean
  changed: number
}

/**
 * Something one can say at a table, in the asker's language.
 */
export interface Phrase {
  name: string
  text: string
}

/**
 * Where turns are told of: of this seat, of its person at all tables, and, for the host, of all at this table.
 */
export interface Webhooks {
  seat: string | null
  person: string | null
  table: string | null
}

/**
 * A choice as the search sees it: its share of the tries, and how good it looks, from 0 to 1.
 */
export interface HintChoice {
  part: string
  text: string
  share: number
  reward: number
}

/**
 * What the search bot would do, the best first, from what the seat knows.
 */
export interface Hint {
  version: number
  choices: HintChoice[]
}

/**
 * A choice that mattered, and the best other one; `at` is the version at which the seat had it before it.
 *
 * Rewards are how good both looked to a search that knew what the seat knew, from 0 to 1.
 */
export interface TurningPointInfo {
  at: number
  round: number | null
  seat: number
  chosen: string
  other: string
  reward: number
  other_reward: number
}

/**
 * Where the choice mattered most, the weightiest first; none yet while the game is thought about.
 */
export interface TurningPoints {
  ready: boolean
  points: TurningPointInfo[]
}

/**
 * Sent on a quiet stream, so that both ends know that it lives; `now` is the server's clock, as `runs_out` is.
 */
export interface Ping {
  type: 'ping'
  now: number
}

/**
 * The last message before the stream is closed for a reason.
 */
export interface StreamRefused {
  type: 'error'
  error: ErrorBody
}

/**
 * A choice of an option.
 */
export interface OptionChoice {
  name: string
  text: string
}

/**
 * An option; with `only_with` and `seats`, when it applies.
 */
export interface OptionInfo {
  name: string
  text: string
  choices: OptionChoice[]
  default: string
  only_with: Record<string, string[]>
  seats: number[]
}

/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string
  title: string
  summary: string
  fewest_seats: number
  most_seats: number
  rules_version: number
  options: OptionInfo[]
  bots: string[]
  trust: string
}

/**
 * A rule by its number.
 */
export interface RuleText {
  number: string
  text: string
}

/**
 * A section of the rules.
 */
export interface RuleSection {
  title: string
  rules: RuleText[]
}

/**
 * A game's rules, and the language they are told in.
 */
export interface Rules {
  title: string
  language: string
  sections: RuleSection[]
}
