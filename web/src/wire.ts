import type * as generated from './wire.gen'

/** What server and browser say to each other: the types generated from Python, by the names the client uses. Import wire types from here. */
export type {
  BreakdownRow, Choice, Choices, ClosedTable, ErrorBody, GameInfo, Held, Hint, Mine, NewTable, OptionInfo, Outcome, Person, Phrase, Piece, Ping, Rules, Said, SeatInfo, SitDown, StreamRefused,
  TableInfo, TermsInfo, TimelinePoint, Told, TurningPoints, Webhooks, Zone,
} from './wire.gen'

export type SeatColour = generated.SeatInfo['colour']
export type Fact = generated.Told['facts'][string]
export type SeatWish = generated.NewTable['seats'][number]

/** A table as one viewer may see it; each game has a type for its own view. */
export type Snapshot<View = Record<string, unknown>> = Omit<generated.Snapshot, 'view'> & { view: View }
