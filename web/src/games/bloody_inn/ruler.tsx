/** The brass ruler of wealth on the counter, with a disk for every seat. */
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import { listed } from '../../words'
import { SeatMark, seatClass } from './seats'
import type { BloodyInnView, Player } from './view'

interface Shown {
  view: BloodyInnView
  seats: SeatInfo[]
}

export function Ruler({ view, seats }: Shown) {
  const say = useWords()
  const nameOf = (seat: number) => seats.find((info) => info.seat === seat)?.name ?? ''
  const told = listed(view.players.map(({ seat, cash }) => say('table-wealth-of', { name: nameOf(seat), money: cash })))
  return (
    <div class="counter" style={{ gridArea: 'rail' }} role="img" aria-label={say('table-wealth', { wealth: told })}>
      {view.cap === null ? <Purses view={view} seats={seats} /> : <Track cap={view.cap} view={view} seats={seats} />}
    </div>
  )
}

const NEAR = 2 // disks closer than this many francs would hide each other

/** How far each disk leans out: one step for every disk before it that it would hide. */
export function steps(players: Player[]): Map<number, number> {
  const stands = new Map<number, number>()
  for (const { seat, cash } of players) {
    const taken = players
      .filter((other) => stands.has(other.seat) && Math.abs(other.cash - cash) < NEAR)
      .map((other) => stands.get(other.seat))
    let step = 0
    while (taken.includes(step)) step += 1
    stands.set(seat, step)
  }
  return stands
}

function Track({ cap, view, seats }: Shown & { cap: number }) {
  const stands = steps(view.players)
  return (
    <div class="ruler" style={{ '--cap': cap }}>
      {Array.from({ length: cap + 1 }, (_, francs) => (
        <i key={francs} class={francs % 10 === 0 ? 'ten' : francs % 5 === 0 ? 'five' : ''} style={{ '--n': francs }}>
          {francs % 10 === 0 && <b class="num">{francs}</b>}
        </i>
      ))}
      {view.players.map(({ seat, cash }) => (
        <span
          key={seat}
          class={`disk ${seatClass(seats, seat)}`}
          style={{ '--n': Math.min(cash, cap), '--step': stands.get(seat) ?? 0, '--lean': cash > cap / 2 ? -1 : 1 }}
        >
          <SeatMark seats={seats} seat={seat} />
        </span>
      ))}
    </div>
  )
}

/** Without a limit there is no ruler to stand on: the totals themselves. */
function Purses({ view, seats }: Shown) {
  return (
    <div class="ruler totals">
      {view.players.map(({ seat, cash }) => (
        <span key={seat} class={`total ${seatClass(seats, seat)}`}>
          <span class="disk">
            <SeatMark seats={seats} seat={seat} />
          </span>
          <b class="num">{cash}</b>
        </span>
      ))}
    </div>
  )
}
