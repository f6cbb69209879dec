/** The front of an inn: as many windows as it has places, lit for those who got in, boarded up where Laborers sleep on the floor. */
import { useScene } from '../../kit/scene'
import type { SeatInfo } from '../../wire'
import { seatClass } from './cards'
import type { Lodger } from './street'
import type { InnSide } from './view'

const LINE = '#232a45'

interface Shown {
  side: InnSide
  places: number
  lodgers: readonly Lodger[]
  seats: readonly SeatInfo[]
  open: boolean
  closed: boolean
}

export function Facade({ side, places, lodgers, seats, open, closed }: Shown) {
  const look = LOOKS[lookOf(side.card)] ?? LOOKS[0]!
  return (
    <svg class={`ob-facade look-${lookOf(side.card)}`} viewBox="-2 0 268 190" aria-hidden="true">
      {look}
      <Windows capacity={side.capacity} places={places} lodgers={lodgers} seats={seats} />
      <BackDoor closed={closed} />
      <FrontDoor open={open} />
      <path d="M203 180h50v4h-50ZM15 180h32v4H15Z" fill="#c9bfa9" stroke={LINE} stroke-width="1.4" />
    </svg>
  )
}

/** The two sides of a card are two houses, so that a turned inn looks turned. */
const lookOf = (card: string): number => (Number(card.split('.')[0]) + (card.endsWith('B') ? 1 : 0)) % 3

const wall = (plaster: string, shade: string) => (
  <>
    <path d="M10 62h242v118H10Z" fill={plaster} stroke={LINE} stroke-width="2.4" />
    <path d="M10 62h242v9H10Z" fill={shade} />
    <path d="M236 62h16v118h-16Z" fill={shade} opacity=".7" />
  </>
)

const chimney = (x: number) => (
  <g fill="#8b5a4e" stroke={LINE} stroke-width="2">
    <path d={`M${x} 22V0h18v22Z`} />
    <path d={`M${x - 3} 0h24v5H${x - 3}Z`} />
  </g>
)

const dormer = (x: number) => (
  <g key={x} transform={`translate(${x})`}>
    <path d="M-20 54V28L0 12 20 28v26Z" fill="#f7e9cb" stroke={LINE} stroke-width="2" stroke-linejoin="round" />
    <path d="M-24 31L0 10l24 21" fill="none" stroke="#6f2f33" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" />
    <path class="ob-attic" d="M-10 27h20v23h-20Z" stroke="#fffaf0" stroke-width="3" />
    <path d="M0 29v21M-10 38.5h20" stroke="#fffaf0" stroke-width="1.5" />
  </g>
)

const QUOINS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const LOOKS = [
  <g>
    {chimney(36)}
    <path d="M0 62L26 12H236L262 62Z" fill="url(#ob-tiles-red)" stroke={LINE} stroke-width="2.4" stroke-linejoin="round" />
    {wall('#f7e9cb', '#e4cfa4')}
    <path d="M10 62h242v6H10ZM10 101h242v5H10ZM10 139h242v5H10ZM10 62h6v118h-6ZM246 62h6v118h-6Z" fill="#7b5236" stroke={LINE} stroke-width="1.2" />
    {[72, 126, 180].map(dormer)}
  </g>,
  <g>
    {chimney(206)}
    <path d="M2 62L20 18H242L260 62Z" fill="url(#ob-tiles-slate)" stroke={LINE} stroke-width="2.4" stroke-linejoin="round" />
    {wall('#f5dfbd', '#e2c498')}
    <g fill="#c99f6b" stroke={LINE}>
      {QUOINS.map((row) => (
        <path key={row} d={`M10 ${72 + row * 10.4}h${row % 2 ? 7 : 12}v8h-${row % 2 ? 7 : 12}ZM252 ${72 + row * 10.4}h-${row % 2 ? 7 : 12}v8h${row % 2 ? 7 : 12}Z`} />
      ))}
      <path d="M8 138h246v4H8Z" />
    </g>
    <path d="M86 62V44h12V32h12V20h12V8h20v12h12v12h12v12h12v18Z" fill="#f5dfbd" stroke={LINE} stroke-width="2.4" stroke-linejoin="round" />
    <circle cx="132" cy="30" r="9" fill="#2e3960" stroke="#fffaf0" stroke-width="3" />
    <path
      d="M46 18c-3-8 0-13 5-14l-1-5 4 3h4l4-3v7c-1 4-3 5-5 5 3 3 3 5 3 7ZM46 17c-6 1-9-3-7-9" fill={LINE} stroke={LINE} stroke-width="1.5"
      stroke-linecap="round" stroke-linejoin="round"
    />
    <path d="M54.5 4.500h.1M58.5 4.500h.1" stroke="#ffcb5c" stroke-width="1.8" stroke-linecap="round" />
  </g>,
  <g>
    {chimney(36)}
    <path d="M4 62C14 56 22 40 26 18H236C240 40 248 56 258 62Z" fill="url(#ob-tiles-green)" stroke={LINE} stroke-width="2.4" stroke-linejoin="round" />
    {wall('#f8e2d3', '#e7c4b0')}
    <path d="M82 62C84 46 96 44 102 34 108 20 156 20 162 34c6 10 18 12 20 28Z" fill="#f8e2d3" stroke={LINE} stroke-width="2.4" stroke-linejoin="round" />
    <path d="M92 56c4-10 12-10 18-20 10-8 34-8 44 0 6 10 14 10 18 20" fill="none" stroke="#e7c4b0" stroke-width="3" />
    <ellipse cx="132" cy="40" rx="9" ry="7" fill="#2e3960" stroke="#fffaf0" stroke-width="2.6" />
    <path d="M8 137h246v4H8ZM10 68h9v112h-9ZM243 68h9v112h-9Z" fill="#fff6ea" stroke={LINE} />
  </g>,
]

/** What every facade draws with; once on the table. */
export const FacadeDefs = () => (
  <svg class="ob-defs" aria-hidden="true">
    <defs>
      <linearGradient id="ob-lit" x1="0" y1="0" x2="0" y2="1">
        <stop stop-color="#fff3bd" />
        <stop offset=".55" stop-color="#ffcf5e" />
        <stop offset="1" stop-color="#f59f33" />
      </linearGradient>
      <radialGradient id="ob-halo">
        <stop stop-color="#ffd977" stop-opacity=".85" />
        <stop offset=".4" stop-color="#ffcb5c" stop-opacity=".35" />
        <stop offset="1" stop-color="#ffcb5c" stop-opacity="0" />
      </radialGradient>
      <pattern id="ob-tiles-red" width="16" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h16v14H0Z" fill="#a2524a" />
        <path d="M0 0v3a4 4 0 0 0 8 0V0M8 0v3a4 4 0 0 0 8 0V0M-4 7v3a4 4 0 0 0 8 0V7M4 7v3a4 4 0 0 0 8 0V7M12 7v3a4 4 0 0 0 8 0V7" fill="none" stroke="#6f2f33" stroke-width="1.3" />
      </pattern>
      <pattern id="ob-tiles-slate" width="16" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h16v14H0Z" fill="#66718f" />
        <path d="M0 7h16M0 14h16M4 0v7M12 7v7" stroke="#414b69" stroke-width="1.3" />
      </pattern>
      <pattern id="ob-tiles-green" width="16" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0h16v14H0Z" fill="#4f7a78" />
        <path d="M0 0v3a4 4 0 0 0 8 0V0M8 0v3a4 4 0 0 0 8 0V0M-4 7v3a4 4 0 0 0 8 0V7M4 7v3a4 4 0 0 0 8 0V7M12 7v3a4 4 0 0 0 8 0V7" fill="none" stroke="#2f5253" stroke-width="1.3" />
      </pattern>
      <pattern id="ob-cobbles" width="46" height="24" patternUnits="userSpaceOnUse">
        <path class="ob-joint" d="M0 0h46v24H0Z" />
        <g class="ob-stone" stroke-width="1">
          <rect x="1" y="1" width="21" height="10.5" rx="4.5" />
          <rect x="24" y="1" width="20" height="10.5" rx="4.5" />
          <rect x="-11" y="13" width="22" height="10" rx="4.5" />
          <rect x="13" y="13" width="20" height="10" rx="4.5" />
          <rect x="35" y="13" width="22" height="10" rx="4.5" />
        </g>
      </pattern>
    </defs>
  </svg>
)

// --- Windows

const AREA = { left: 21, width: 222, top: 76, height: 61 }
const BY_ROWS = [14, 24] // at most this many windows in two rows, in three

export interface Pane {
  x: number
  y: number
  width: number
  height: number
}

/** Where the windows are: in two rows, or three when there are many, the upper ones fuller. */
export function panes(count: number): Pane[] {
  const rows = 2 + BY_ROWS.filter((most) => count > most).length
  const across = Math.ceil(count / rows)
  const pitch = { x: Math.min(34, AREA.width / across), y: AREA.height / rows }
  const width = Math.min(21, pitch.x * 0.64)
  const height = pitch.y * 0.72
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across)
    const here = Math.min(across, count - row * across)
    const middle = AREA.left + AREA.width / 2 + ((i % across) - (here - 1) / 2) * pitch.x
    return { x: middle - width / 2, y: AREA.top + row * pitch.y + (pitch.y - height) / 2, width, height }
  })
}

function Windows({ capacity, places, lodgers, seats }: { capacity: number; places: number; lodgers: readonly Lodger[]; seats: readonly SeatInfo[] }) {
  const taken = lodgers.flatMap((lodger) => Array.from({ length: lodger.size }, (_, i) => ({ lodger, i })))
  return (
    <>
      {panes(Math.max(capacity, places)).map((pane, i) => {
        const guest = taken[i]
        if (guest) return <LitPane key={i} pane={pane} lodger={guest.lodger} i={guest.i} seats={seats} />
        return <DarkPane key={i} pane={pane} boarded={i >= places} added={i >= capacity} />
      })}
    </>
  )
}

function LitPane({ pane, lodger, i, seats }: { pane: Pane; lodger: Lodger; i: number; seats: readonly SeatInfo[] }) {
  const { sprites } = useScene()
  const { x, y, width: w, height: h } = pane
  const side = w * 0.36
  return (
    <g class={`ob-lit ${seatClass(seats, lodger.seat)}`} style={{ '--i': i }}>
      <ellipse cx={x + w / 2} cy={y + h / 2} rx={w} ry={h} fill="url(#ob-halo)" />
      <path d={`M${x} ${y}h${w}v${h}h${-w}Z`} fill="url(#ob-lit)" />
      <use href={`${sprites}#sil-${lodger.type}`} x={x + w * 0.08} y={y + h * 0.12} width={w * 0.84} height={h * 0.88} class="ob-shadow" />
      <path d={`M${x} ${y}h${side}q-1 ${h * 0.35}-${side} ${h * 0.5}ZM${x + w} ${y}h${-side}q1 ${h * 0.35} ${side} ${h * 0.5}Z`} fill="var(--seat)" stroke={LINE} stroke-width=".6" />
      <path d={`M${x} ${y}h${w}v${h}h${-w}Z`} fill="none" stroke="#fffaf0" stroke-width="2.6" />
      <rect x={x - 2.5} y={y + h - 1} width={w + 5} height={h * 0.2} rx="1.5" fill="var(--seat)" stroke={LINE} stroke-width="1" />
    </g>
  )
}

function DarkPane({ pane, boarded, added }: { pane: Pane; boarded: boolean; added: boolean }) {
  const { x, y, width: w, height: h } = pane
  return (
    <g class={boarded ? 'ob-boarded' : added ? 'ob-added' : ''}>
      <path class="ob-pane" d={`M${x} ${y + h}V${y + h * 0.28}a${w / 2} ${h * 0.28} 0 0 1 ${w} 0V${y + h}Z`} stroke="#fffaf0" stroke-width="2.6" />
      <path d={`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`} stroke="#fffaf0" stroke-width="1.3" />
      {boarded && <path d={`M${x - 3} ${y + h * 0.75}l${w + 6}-${h * 0.5}M${x - 3} ${y + h * 0.25}l${w + 6} ${h * 0.5}`} stroke="#8a6244" stroke-width={h * 0.2} />}
      {boarded && <path d={`M${x - 3} ${y + h * 0.75}l${w + 6}-${h * 0.5}`} stroke={LINE} stroke-width=".8" fill="none" />}
      {added && <rect x={x - 2.5} y={y + h - 1} width={w + 5} height={h * 0.2} rx="1.5" fill="#1d7a4d" stroke={LINE} stroke-width="1" />}
    </g>
  )
}

const lantern = (x: number, y: number, scale: number) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r="26" fill="url(#ob-halo)" />
    <path d="M0-13v4M-5-9h10l2 3v11l-3 4h-8l-3-4V-6Z" fill="#ffd977" stroke={LINE} stroke-width="1.8" stroke-linejoin="round" />
  </g>
)

const BackDoor = ({ closed }: { closed: boolean }) => (
  <>
    <path d="M20 180v-27c0-4 3-6 11-6s11 2 11 6v27Z" fill="#4d6b57" stroke={LINE} stroke-width="2" />
    <path d="M27 148v32M35 148v32" stroke="#314a3c" stroke-width="1.4" />
    <circle cx="38" cy="166" r="1.8" fill="#ffd76a" />
    {closed ? <path d="M14 172l34-14M14 158l34 14" stroke="#a9794f" stroke-width="5.5" /> : lantern(50, 152, 0.5)}
  </>
)

const FrontDoor = ({ open }: { open: boolean }) => (
  <>
    <path d="M212 180v-22c0-8 6-12 15-12s15 4 15 12v22Z" fill={open ? 'url(#ob-lit)' : '#7c3d2c'} />
    {!open && <path d="M227 147v33M217 162h7v12h-7ZM230 162h7v12h-7Z" fill="none" stroke="#532318" stroke-width="1.6" />}
    <path d="M212 180v-22c0-8 6-12 15-12s15 4 15 12v22" fill="none" stroke="#fffaf0" stroke-width="3.6" />
    <path d="M210 180v-22c0-9 7-14 17-14s17 5 17 14v22" fill="none" stroke={LINE} stroke-width="1.8" />
    {open && <path d="M212 180l-10 4v-28l10-4ZM242 180l12 5v-29l-12-5Z" fill="#7c3d2c" stroke={LINE} stroke-width="1.8" stroke-linejoin="round" />}
    {lantern(256, 140, 0.62)}
  </>
)
