/** A passenger card: a boarding card with suitcases in a pattern, or with the seats they ask for. */
import type { JSX } from 'preact'
import { useScene } from '../../kit/scene'
import { useWords } from '../../kit/words'
import { listed, type Say } from '../../words'
import { counted } from './hold'
import { turned } from './pattern'
import { suitcase } from './people'
import type { Card, ChairKind } from './view'

const SEAT_ART: Record<ChairKind, string> = { window: 'win', aisle: 'aisle', middle: 'middle' }
const BARS = [0, 2.2, 4.1, 8.4, 10.4, 13.1, 17, 19.8, 22.8, 25, 26.9, 31.2, 33.2, 35.9, 39.8, 42.6, 45.6, 47.8, 49.7, 54, 56, 58.7, 62.6, 65.4, 68.4, 70.6, 72.5]

interface Shown {
  card: Card
  turn?: number
  gone?: ReadonlySet<number>
  /** Whether the symbols count in this game. */
  symbols: boolean
}

const NOBODY: ReadonlySet<number> = new Set()

export function PassengerCard({ card, turn = 0, gone = NOBODY, symbols }: Shown) {
  const sprites = useScene().sprites ?? ''
  return (
    <svg class="od-card-face" viewBox="0 0 100 140" aria-hidden="true">
      <rect width="100" height="140" rx="6" fill="#fffdf7" />
      <path d="M0 6a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v25H0Z" fill={card.difficult ? '#1d2740' : '#1e4a73'} />
      <circle cx="50" cy="13" r="5" fill="#9fd3ee" stroke="#fff" stroke-width="2" />
      <path d="M0 31h100" stroke="#14304f" stroke-width="1.6" />
      <path d="M5 36h90v99H5Z" fill="#eef6fa" />
      <g fill="#1e4a73" opacity=".5">
        {BARS.map((x, i) => (
          <rect key={x} x={12 + x} y="127" width={1 + ((i * 7) % 4) / 2} height="6.5" />
        ))}
      </g>
      {card.kind === 'pattern' ? <Pattern card={card} turn={turn} gone={gone} sprites={sprites} /> : <Wishes card={card} gone={gone} sprites={sprites} />}
      {symbols && card.symbol !== 'none' && (
        <g style={{ color: '#14304f' }}>
          <circle cx="17" cy="17" r="13.5" fill="#ffcf5c" stroke="#14304f" stroke-width="2" />
          <use href={`${sprites}#sym-${card.symbol}`} x="7.5" y="7.5" width="19" height="19" />
        </g>
      )}
      <rect x=".8" y=".8" width="98.4" height="138.4" rx="5.4" fill="none" stroke="#14304f" stroke-width="1.6" />
    </svg>
  )
}

interface Inside {
  card: Card
  gone: ReadonlySet<number>
  sprites: string
}

/** The suitcases of a pattern, as large as they fit on the card. */
function Pattern({ card, turn, gone, sprites }: Inside & { turn: number }) {
  const { rows, columns, boxes } = turned(card, turn)
  const size = Math.min(29, 88 / columns, 88 / rows)
  const left = 50 - (size * columns) / 2
  const top = 81 - (size * rows) / 2
  const empty: JSX.Element[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (!boxes.some((box) => box.row === row && box.column === column))
        empty.push(<rect key={`${row}.${column}`} x={left + size * (column + 0.3)} y={top + size * (row + 0.3)} width={size * 0.4} height={size * 0.4} rx="2" />)
  return (
    <>
      <g fill="#dbe9f0" stroke="#b2cbd9" stroke-width="1.2">{empty}</g>
      {boxes.map(({ row, column, colour, number }) => (
        <use key={number} href={`${sprites}#${suitcase(colour)}`} x={left + size * column} y={top + size * row} width={size} height={size} opacity={gone.has(number) ? 0.22 : 1} />
      ))}
    </>
  )
}

/** A line for each passenger: the suitcase, and the kind of seat asked for. */
function Wishes({ card, gone, sprites }: Inside) {
  const height = Math.min(36, 84 / card.suitcases.length)
  const gap = Math.min(5, height / 6)
  const top = 81 - (card.suitcases.length * height + (card.suitcases.length - 1) * gap) / 2
  const size = height - 4
  return (
    <>
      {card.suitcases.map(({ number, colour, wish }, i) => {
        const y = top + i * (height + gap)
        return (
          <g key={number} opacity={gone.has(number) ? 0.25 : 1}>
            <rect x="10" y={y} width="80" height={height} rx="7" fill="#fff" stroke="#c3d8e4" stroke-width="1.4" />
            <use href={`${sprites}#${suitcase(colour)}`} x={30 - size / 2} y={y + 2} width={size} height={size} />
            <path d={`M48 ${y + height / 2}h7m-3-3l3 3-3 3`} fill="none" stroke="#14304f" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
            {wish && <use href={`${sprites}#${SEAT_ART[wish]}`} x={71 - size * 0.42} y={y + height / 2 - size * 0.42} width={size * 0.84} height={size * 0.84} />}
          </g>
        )
      })}
    </>
  )
}

/** Who is on a card, in words. */
export function passengersOf(card: Card, say: Say): string {
  if (card.kind === 'preference') return listed(card.suitcases.map(({ colour, wish }) => say(`wish-${colour}-${wish}`)))
  return listed(counted(card.suitcases.map(({ colour }) => colour)).map(([colour, count]) => say('table-people', { colour, count })))
}

/** What a card means: its passengers, its symbol, what it costs. */
export function AboutCard({ card, price, vouchers, symbols }: { card: Card; price: number; vouchers: number; symbols: boolean }) {
  const say = useWords()
  return (
    <div class="od-about">
      <PassengerCard card={card} symbols={symbols} />
      <div>
        <p><b>{passengersOf(card, say)}</b></p>
        {symbols && card.symbol !== 'none' && <p><b>{say(`symbol-${card.symbol}`)}.</b> {say(`effect-${card.symbol}`)}</p>}
        <p>{say('table-price', { price })}{vouchers > 0 && ` ${say('table-lying', { vouchers })}`}</p>
      </div>
    </div>
  )
}
