/** Where everything stands in the picture of a plane, 780 by 524 large. */
import { letterOf, rowOf } from './pattern'
import type { Chair } from './view'

export const WIDTH = 780
export const HEIGHT = 524
export const ROW = 55
export const FIRST_ROW = 163
const MIDDLE = 390
const AISLE = 36
const MARGIN = 2

export interface Place {
  x: number
  y: number
}

export interface Cabin {
  /** A chair's width. */
  size: number
  pitch: number
  places: ReadonlyMap<string, Place>
  columns: { letter: string; x: number }[]
  areas: { number: number; x: number; width: number; chairs: Chair[] }[]
  /** Their middles. */
  aisles: number[]
}

const known = new WeakMap<readonly Chair[], Cabin>()

/** The places of all chairs; worked out once for a layout. */
export function cabin(layout: readonly Chair[]): Cabin {
  const found = known.get(layout) ?? furnish(layout)
  known.set(layout, found)
  return found
}

function furnish(layout: readonly Chair[]): Cabin {
  const numbers = [...new Set(layout.map(({ area }) => area))]
  const front = layout.filter((chair) => rowOf(chair) === 1)
  const pitch = front.length > 8 ? 50 : 60
  const aisle = front.length > 8 ? AISLE : 2 * AISLE
  const total = front.length * pitch + numbers.length * 2 * MARGIN + (numbers.length - 1) * aisle
  const result: Cabin = { size: Math.min(pitch * 0.92, 52), pitch, places: new Map(), columns: [], areas: [], aisles: [] }
  const places = new Map<string, Place>()
  let x = MIDDLE - total / 2
  for (const number of numbers) {
    const own = front.filter(({ area }) => area === number)
    const width = own.length * pitch + 2 * MARGIN
    result.areas.push({ number, x, width, chairs: layout.filter(({ area }) => area === number) })
    own.forEach((chair, column) => result.columns.push({ letter: letterOf(chair), x: x + MARGIN + pitch * (column + 0.5) }))
    x += width
    if (number !== numbers.at(-1)) result.aisles.push(x + aisle / 2)
    x += aisle
  }
  for (const chair of layout) {
    const column = result.columns.find(({ letter }) => letter === letterOf(chair))
    if (column) places.set(chair.seat, { x: column.x, y: FIRST_ROW + ROW * (rowOf(chair) - 1) })
  }
  return { ...result, places }
}

/** The middle of the box around these seats. */
export function middleOf(seats: readonly string[], { places }: Cabin): Place {
  const { left, right, top, bottom } = around(seats, places)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The box around the middles of these seats. */
export function around(seats: readonly string[], places: Cabin['places']): { left: number; right: number; top: number; bottom: number } {
  const found = seats.flatMap((seat) => places.get(seat) ?? [])
  const xs = found.map(({ x }) => x)
  const ys = found.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`
