/** The placements on offer, as the choices tell them. */
import type { Choice, Choices } from '../../wire'
import { type Cabin, middleOf, type Place } from './cabin'

/** One way to seat a pattern card. */
export interface Placement {
  choice: Choice
  position: number
  turn: number
  /** Of the first suitcase still to be seated. */
  seat: string
  seats: string[]
}

const PLACE = /^place:(\d+)\.(\d+)\.(\w+)$/

/** What a part is about: `place:2.90.3C` is about `place`, card 2. */
export const verbOf = (part: string): string => part.split(':')[0] ?? ''
export const positionOf = (part: string): number => Number(/^(?:place|take|ignore|drop|remove):(\d+)/.exec(part)?.[1] ?? 0)
/** The suitcase that `ignore:2.3` and `drop:2.3` leave behind. */
export const suitcaseOf = (part: string): number => Number(/^(?:ignore|drop):\d+\.(\d+)/.exec(part)?.[1] ?? 0)

export function placement(choice: Choice): Placement | null {
  const [, position, turn, seat] = PLACE.exec(choice.part) ?? []
  if (!seat) return null
  const seats = choice.preview.map((name) => name.slice('seat:'.length))
  return { choice, position: Number(position), turn: Number(turn), seat, seats }
}

/** The legal ones for a card. */
export function placements(choices: readonly Choice[], position: number): Placement[] {
  return choices.flatMap((choice) => (choice.refused || positionOf(choice.part) !== position ? [] : (placement(choice) ?? [])))
}

export const choicesIn = (node: Choices | 'more' | null): readonly Choice[] => (node && node !== 'more' ? node.choices : [])

/** The turns at which a card can be seated, in order. */
export const turnsOf = (all: readonly Placement[]): number[] => [...new Set(all.map(({ turn }) => turn))].sort((a, b) => a - b)

/** Why a card cannot be seated at a turn. */
export function refusalOf(choices: readonly Choice[], position: number, turn: number): string | null {
  return choices.find(({ part, refused }) => refused && part.startsWith(`place:${position}.${turn}.`))?.refused?.text ?? null
}

/** The placement whose middle is nearest to a point of the plane. */
export function nearest(all: readonly Placement[], { x, y }: Place, cabin: Cabin): Placement | null {
  let best: Placement | null = null
  let least = Infinity
  for (const one of all) {
    const middle = middleOf(one.seats, cabin)
    const far = Math.hypot(middle.x - x, middle.y - y)
    if (far < least) [best, least] = [one, far]
  }
  return best
}
