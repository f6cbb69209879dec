/** The reckoning at the end, source by source as the rulebook goes: which seats bring what, and the running sum. */
import { rows } from './score'
import type { OverbookedView } from './view'

/** What one source brings everybody. */
export interface Stage {
  source: string
  icon: string
  name: string
  /** By player. */
  points: number[]
  seats: (readonly string[])[]
  /** The sums after it. */
  totals: number[]
}

/** The order of scoring. */
const ORDER = ['couples', 'children', 'rugby', 'friends', 'seniors', 'vouchers', 'overbooked', 'most_overbooked', 'empty', 'bonus', 'event', 'second_event']

export function reckoning(view: OverbookedView): Stage[] {
  const all = view.players.map((player) => rows(view, player))
  const sources = [...new Map(all.flat().map((row) => [row.source, row])).values()].sort((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source))
  const totals = view.players.map(() => 0)
  const stages: Stage[] = []
  for (const { source, icon, name } of sources) {
    const own = all.map((list) => list.find((row) => row.source === source))
    const points = own.map((row) => row?.points ?? 0)
    points.forEach((more, seat) => (totals[seat] = (totals[seat] ?? 0) + more))
    if (points.some((more) => more !== 0)) stages.push({ source, icon, name, points, seats: own.map((row) => row?.seats ?? []), totals: [...totals] })
  }
  return stages
}

/** How long a stage is looked at, in milliseconds: each seat lights up in turn. */
export const A_SEAT = 90
export const lengthOf = ({ seats }: Stage): number => 900 + A_SEAT * Math.max(...seats.map(({ length }) => length))
