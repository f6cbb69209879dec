/** The guest book: who got in where, and why not, read from the log. */
import type { Told } from '../../wire'
import { bare, isCall, isDeed, placeOf } from './street'
import type { Family, GuestType, InnSide, OverbookingView } from './view'

export interface Entry {
  seat: number
  type: GuestType
  family: Family
  place: number
  lodged: boolean
  size: number
  /** Places left after it, or found when turned away. */
  left: number
}

export interface Page {
  inn: number
  /** What those at the door did, in the words of the log. */
  deeds: Told[]
  /** In the order they were called. */
  entries: Entry[]
}

export interface Round {
  round: number
  pages: Page[]
}

/** Every round in which an inn was opened, the latest first. */
export function books(log: readonly Told[]): Round[] {
  const found: Round[] = []
  let round = 1
  for (const told of log) {
    if (told.kind === 'round') round = Number(told.facts.round)
    if (told.kind === 'open') {
      if (found[0]?.round !== round) found.unshift({ round, pages: [] })
      found[0]?.pages.push({ inn: Number(told.facts.inn), deeds: [], entries: [] })
    }
    const page = found[0]?.pages.at(-1)
    if (page && isDeed(told)) page.deeds.push(told)
    if (page && isCall(told)) page.entries.push(entry(told))
  }
  return found
}

const entry = (told: Told): Entry => ({
  seat: told.seat ?? 0,
  type: bare(told.facts.guest) as GuestType,
  family: bare(told.facts.coat) as Family,
  place: placeOf(told),
  lodged: told.kind === 'lodge',
  size: Number(told.facts.size),
  left: Number(told.facts.left),
})

/** The places there were when the first one was called; null when nobody was. */
export function placesOf({ entries }: Page): number | null {
  const first = entries[0]
  return first ? first.left + (first.lodged ? first.size : 0) : null
}

/** The inn card of a round, as far as it still lies on the table. */
export function sideOf(view: OverbookingView, round: number, inn: number): InnSide | null {
  const house = view.houses[inn - 1]
  if (!house) return null
  if (round === view.round) return house.inn
  return round === view.round - 1 && view.round % 2 === 0 ? house.other_side : null
}
