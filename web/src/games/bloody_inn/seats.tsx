/** Who sits where: a seat's colour is always shown together with its mark. */
import { Mark } from '../../kit/Mark'
import type { SeatInfo } from '../../wire'
import type { Room } from './view'

type Key = Room['key']

export function seatOf(seats: SeatInfo[], key: Key): SeatInfo | null {
  return typeof key === 'number' ? (seats.find((info) => info.seat === key) ?? null) : null
}

/** The class that sets `--seat` for everything inside. */
export function seatClass(seats: SeatInfo[], key: Key): string {
  return `seat-${seatOf(seats, key)?.colour ?? 'none'}`
}

export function SeatMark({ seats, seat }: { seats: SeatInfo[]; seat: Key }) {
  const info = seatOf(seats, seat)
  return info && <Mark colour={info.colour} />
}

/** The seats in playing order, beginning after `you`; all of them for a spectator. */
export function rivalsOf(count: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: count }, (_, seat) => seat)
  return Array.from({ length: count - 1 }, (_, step) => (you + 1 + step) % count)
}
