/** What a seat sees of Overbooked, in the short names of its table; where Python says `str`, the words that may stand there. */
import type * as generated from './view.gen'

export type Colour = 'red' | 'white' | 'blue' | 'yellow' | 'green'
export type ChairKind = 'window' | 'aisle' | 'middle'
export type CardSymbol = 'none' | 'replace' | 'bridge' | 'ignore' | 'bonus'

/** A number for each colour. */
export type ByColour = Record<Colour, number>

type Narrow<Wide, Told> = Omit<Wide, keyof Told> & Told

export type Chair = Narrow<generated.ChairView, { kind: ChairKind }>
export type Suitcase = Narrow<generated.SuitcaseView, { colour: Colour; wish: ChairKind | null }>
export type Card = Narrow<generated.CardView, { kind: 'pattern' | 'preference'; symbol: CardSymbol; suitcases: Suitcase[] }>
export type OpenCard = Narrow<generated.OpenCardView, { card: Card }>
export type Goal = Narrow<generated.GoalView, { colours: Colour[] }>
export type Player = Narrow<
  generated.PlayerView,
  { steps: ByColour; plane: Partial<Record<string, Colour>>; groups: Partial<Record<Colour, string[]>>; sources: Partial<Record<string, number>> }
>
export type OverbookedView = Narrow<
  generated.OverbookedView,
  {
    layout: Chair[]
    row: OpenCard[]
    supply: ByColour
    aisle: 'no_width' | 'aisle_column'
    players: Player[]
    solo: Narrow<generated.SoloView, { goals: Goal[] }> | null
  }
>
