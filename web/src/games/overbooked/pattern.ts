/** A card's pattern, turned: where its suitcases lie, and on which seats they come down. */
import { colourOf } from './people'
import type { Card, Chair, Colour } from './view'

export type Turn = 0 | 90 | 180 | 270

export interface Box {
  row: number
  column: number
  colour: Colour
  /** The suitcase, from 1, as on the unturned card. */
  number: number
}

export interface Turned {
  rows: number
  columns: number
  boxes: Box[]
}

/** The pattern turned clockwise. */
export function turned({ grid }: Pick<Card, 'grid'>, turn: number): Turned {
  const upright: Turned = { rows: grid.length, columns: grid[0]?.length ?? 0, boxes: suitcases(grid) }
  return Array.from({ length: turn / 90 }).reduce<Turned>(quarter, upright)
}

function suitcases(grid: readonly string[]): Box[] {
  const found: Box[] = []
  grid.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      const colour = colourOf(letter)
      if (colour) found.push({ row, column, colour, number: found.length + 1 })
    }),
  )
  return found
}

const quarter = ({ rows, columns, boxes }: Turned): Turned => ({
  rows: columns,
  columns: rows,
  boxes: boxes.map((box) => ({ ...box, row: box.column, column: rows - 1 - box.row })),
})

/** What a seating needs to know of the planes. */
export interface Floor {
  chairs: readonly Chair[]
  /** An aisle takes up a column of the pattern. */
  wideAisles: boolean
}

/** Who sits where when the first of those left comes down on `seat`. */
export function seating(card: Card, gone: ReadonlySet<number>, turn: number, seat: string, floor: Floor): Map<string, Colour> {
  const left = turned(card, turn).boxes.filter(({ number }) => !gone.has(number))
  const found = new Map<string, Colour>()
  const first = left[0]
  const at = floor.chairs.find((chair) => chair.seat === seat)
  if (!first || !at) return found
  for (const box of left) {
    const row = rowOf(at) + box.row - first.row
    const column = columnOf(at, floor) + box.column - first.column
    const chair = floor.chairs.find((one) => rowOf(one) === row && columnOf(one, floor) === column)
    if (chair) found.set(chair.seat, box.colour)
  }
  return found
}

export const rowOf = ({ seat }: Chair): number => Number(seat[0])
export const letterOf = ({ seat }: Chair): string => seat.slice(1)

const columnOf = (chair: Chair, { wideAisles }: Floor): number => chair.seat.charCodeAt(1) + (wideAisles ? chair.area : 0)
