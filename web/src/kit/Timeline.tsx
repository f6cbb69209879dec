import type { SeatInfo, TimelinePoint } from '../wire'
import { listed, say, written } from '../words'
import { Art } from './Art'
import { Mark } from './Mark'
import { Touch } from './Touch'
import { useMedia } from './useMedia'

// The picture is drawn in its own units; a narrow one is drawn narrower, so that its words stay large enough.
const WIDE = 760
const NARROW = 390
const HEIGHT = 150
const LEFT = 36
const MARGIN = 104 // for the names at the right
const TOP = 22
const BOTTOM = 124

/** A moment worth a mark on the curve: the version at which it came, a symbol of the game, and what it was. */
export interface TimelineMark {
  version: number
  icon: string
  text: string
}

interface TimelineProps {
  points: readonly TimelinePoint[]
  seats: readonly SeatInfo[]
  marks?: readonly TimelineMark[]
}

/** The scores over the whole game, a line per seat, and what came between. */
export function Timeline({ points, seats, marks = [] }: TimelineProps) {
  const width = useMedia('(max-width: 640px)') ? NARROW : WIDE
  const right = width - MARGIN
  const scores = points.flatMap((point) => point.scores)
  const low = Math.min(0, ...scores)
  const step = Math.max(1, niceStep(Math.max(1, ...scores) - low))
  const bottom = Math.floor(low / step) * step
  const top = Math.max(bottom + step, Math.ceil(Math.max(...scores, 1) / step) * step)
  const last = Math.max(1, points.length - 1)
  const x = (index: number) => LEFT + ((right - LEFT) * index) / last
  const y = (score: number) => BOTTOM - ((BOTTOM - TOP) * (score - bottom)) / (top - bottom)
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step)
  const marked = marks.flatMap((mark) => {
    const index = points.findIndex((point) => point.version >= mark.version)
    return index < 0 ? [] : [{ ...mark, x: x(index) }]
  })
  return (
    <div class="timeline">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={say('curve-label', { list: ends(points, seats) })}>
        {lines.map((score) => (
          <g key={score}>
            <path d={`M${LEFT} ${y(score)}H${right}`} class="timeline-grid" />
            <text x={LEFT - 8} y={y(score) + 4} text-anchor="end">{written(score)}</text>
          </g>
        ))}
        {marked.map((mark) => <path key={mark.version} d={`M${mark.x} ${TOP - 6}V${BOTTOM}`} class="timeline-moment" />)}
        {rounds(points, width).map(({ index, text }) => (
          <text key={index} x={x(index)} y={BOTTOM + 20} text-anchor="middle">{text}</text>
        ))}
        {[...seats].reverse().map((seat) => (
          <polyline
            key={seat.seat}
            class={`seat-${seat.colour}`}
            points={points.map((point, i) => `${x(i).toFixed(1)},${y(point.scores[seat.seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {labels(points, seats, y).map(({ seat, score, at: height }) => (
          <g key={seat.seat} class={`seat-${seat.colour}`}>
            <svg x={right - 9} y={y(score) - 9} width="18" height="18" viewBox="0 0 24 24"><Mark colour={seat.colour} viewBox="0 0 24 24" /></svg>
            <text x={right + 16} y={height + 5} class="timeline-name">{say('name-score', { name: short(seat.name), score: written(score) })}</text>
          </g>
        ))}
      </svg>
      {marked.map((mark) => <Moment key={mark.version} mark={mark} left={mark.x / width} />)}
    </div>
  )
}

const Moment = ({ mark, left }: { mark: TimelineMark; left: number }) => (
  <Touch names={[]} class="timeline-mark reach" style={{ left: `${100 * left}%` }} label={mark.text} about={mark.text}>
    <Art id={mark.icon} class="ic" />
  </Touch>
)

const short = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name)

/** 1, 2 or 5 times a power of ten, so that about four lines cross the picture. */
function niceStep(range: number): number {
  const rough = range / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power
}

/** Where a round begins, as many as there is room for. */
function rounds(points: readonly TimelinePoint[], width: number): { index: number; text: string }[] {
  const begins = points.flatMap((point, index) => (point.round !== null && point.round !== points[index - 1]?.round ? [{ index, text: String(point.round) }] : []))
  const every = Math.ceil(begins.length / (width / 60))
  return begins.filter((_, i) => i % every === 0)
}

const finals = (points: readonly TimelinePoint[], seats: readonly SeatInfo[]) =>
  seats.map((seat) => ({ seat, score: points.at(-1)?.scores[seat.seat] ?? 0 }))

const ends = (points: readonly TimelinePoint[], seats: readonly SeatInfo[]) =>
  listed(finals(points, seats).map(({ seat, score }) => say('name-score', { name: seat.name, score })))

/** The names at the ends of the lines, moved apart where they would overlap. */
function labels(points: readonly TimelinePoint[], seats: readonly SeatInfo[], y: (score: number) => number) {
  const sorted = finals(points, seats).sort((a, b) => b.score - a.score)
  let free = TOP - 10
  return sorted.map((one) => {
    const at = Math.max(y(one.score), free)
    free = at + 19
    return { ...one, at }
  })
}
