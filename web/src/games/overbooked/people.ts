/** The five kinds of passengers, and which of the cast sits where. */
import type { Colour } from './view'

export const COLOURS: readonly Colour[] = ['red', 'white', 'blue', 'yellow', 'green']

const LETTERS: Record<Colour, string> = { red: 'R', white: 'W', blue: 'B', yellow: 'Y', green: 'G' }

/** How many look different in each kind. */
const CAST = 3

export const colourOf = (letter: string): Colour | undefined => COLOURS.find((colour) => LETTERS[colour] === letter)

export const emblem = (colour: Colour): string => `em-${LETTERS[colour]}`
export const suitcase = (colour: Colour): string => `case-${LETTERS[colour]}`

/** Somebody of a kind; the same face on the same seat, always. */
export const face = (colour: Colour, seat: string): string => `p-${LETTERS[colour]}${spread(seat) % CAST}`

const spread = (seat: string): number => Number(seat[0]) * 2 + seat.charCodeAt(1)

/** The source of points that a colour brings. */
export const SOURCE_OF: Record<Colour, string> = { red: 'couples', white: 'children', blue: 'rugby', yellow: 'friends', green: 'seniors' }
export const TEAMS: readonly Colour[] = ['blue', 'yellow', 'green']
