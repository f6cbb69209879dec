/** A plane with its seats: the player's own, over which a card hovers; or a rival's, to look at. */
import { useComputed } from '@preact/signals'
import type { ComponentChildren, TargetedMouseEvent, TargetedPointerEvent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { useScene } from '../../kit/scene'
import { marks, useElement } from '../../kit/useElement'
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import { around, type Cabin, cabin, FIRST_ROW, HEIGHT, percent, type Place, ROW, WIDTH } from './cabin'
import type { Hold } from './hold'
import { Hull } from './hull'
import { face } from './people'
import { choicesIn, verbOf } from './placements'
import type { Chair, OverbookedView, Player } from './view'

interface Shown {
  view: OverbookedView
  player: Player
  info: SeatInfo
  /** Seats that something points at. */
  lit?: ReadonlySet<string> | undefined
  children?: ComponentChildren
}

const boxOf = ({ x, y }: Place, size: number) => ({
  left: percent(x - size / 2, WIDTH), top: percent(y - size / 2, HEIGHT), width: percent(size, WIDTH), height: percent(size, HEIGHT),
})

/** A rival's plane: nothing to choose. */
export function Plane({ view, player, info, lit, children }: Shown) {
  const inside = cabin(view.layout)
  return (
    <div class={`od-board seat-${info.colour}`}>
      <Hull cabin={inside} name={info.name} />
      <Joys player={player} cabin={inside} />
      {view.layout.map((chair) => (
        <Sitting key={chair.seat} chair={chair} player={player} cabin={inside} lit={lit?.has(chair.seat) ?? false} />
      ))}
      {children}
    </div>
  )
}

function Sitting({ chair: { seat }, player, cabin: { places, size }, lit }: { chair: Chair; player: Player; cabin: Cabin; lit: boolean }) {
  const scene = useScene()
  const place = places.get(seat)
  const colour = player.plane[seat]
  const name = `plane:${player.seat}.${seat}`
  if (!place) return null
  return (
    <span class={classes('od-seat', lit && 'is-lit', marks(scene, [name]))} style={boxOf(place, size)} data-element={name}>
      <Art id="seat" class="od-chair" />
      {colour && <Art id={face(colour, seat)} class="od-pax" />}
    </span>
  )
}

/** One's own plane: the card in hand hovers over it. */
export function OwnPlane({ view, player, info, lit, hold, children }: Shown & { hold: Hold }) {
  const inside = cabin(view.layout)
  const board = useRef<HTMLDivElement>(null)
  const { walker } = useScene()
  const placing = hold.placing.value
  const asked = useComputed(() => choicesIn(walker.node.value).some(({ part }) => ['seat', 'steps'].includes(verbOf(part)))).value
  const gestures = useGestures(hold, inside)
  useTurning(board, hold, inside)
  return (
    <div ref={board} class={classes('od-board is-own', `seat-${info.colour}`, placing && 'is-placing', asked && 'is-asked')} {...(placing ? gestures : {})}>
      <Hull cabin={inside} name={info.name} />
      <Joys player={player} cabin={inside} />
      <Frame hold={hold} cabin={inside} />
      {view.layout.map((chair) => (
        <OwnSeat key={chair.seat} chair={chair} player={player} cabin={inside} hold={hold} view={view} asked={asked} lit={lit?.has(chair.seat) ?? false} />
      ))}
      {children}
    </div>
  )
}

interface Seat {
  chair: Chair
  player: Player
  cabin: Cabin
  hold: Hold
  view: OverbookedView
  /** Seats are chosen one by one. */
  asked: boolean
  lit: boolean
}

function OwnSeat({ chair: { seat, kind }, player, cabin: { places, size }, hold, view, asked, lit }: Seat) {
  const say = useWords()
  const element = useElement([`seat:${seat}`, `plane:${player.seat}.${seat}`])
  const coming = useComputed(() => hold.ghost.value?.seated.get(seat)).value
  const reached = useComputed(() => hold.reach.value.has(seat)).value
  const colour = player.plane[seat]
  const place = places.get(seat)
  if (!place) return null
  const { role: _, ...answers } = element.props
  const sitting = say('piece-chair', { seat, kind, area: 0, colour: colour ?? 'none' })
  const label = coming ? say('table-coming', { sitting, colour: coming }) : sitting
  const quiet = { 'data-element': answers['data-element'], 'data-touch': reached ? 'legal' : undefined, tabIndex: reached ? 0 : -1, 'aria-disabled': reached ? undefined : true }
  const look = asked ? element.class : classes('touch', reached && 'is-reached', element.class.includes('is-spotted') && 'is-spotted', newness(element.class))
  return (
    <button
      type="button"
      {...(asked ? answers : quiet)}
      aria-label={label}
      data-seat={seat}
      class={classes('od-seat', look, coming && 'is-coming', coming && colour && 'is-bumped', lit && 'is-lit')}
      style={boxOf(place, size)}
    >
      <Art id="seat" class="od-chair" />
      {colour && !coming && <Art id={face(colour, seat)} class="od-pax" />}
      {coming && <Art id={face(coming, seat)} class="od-pax is-ghost" />}
      {coming && colour && (
        <span class="od-bumped" aria-hidden="true">
          <Art id={face(colour, seat)} class="od-pax" />
          <Cost hold={hold} view={view} seat={seat} />
        </span>
      )}
      {asked && element.state === 'legal' && <i class="lamp" aria-hidden="true" />}
    </button>
  )
}

const newness = (names: string) => names.split(' ').filter((name) => name.startsWith('is-new')).join(' ')

/** What it costs that somebody has to get up. */
function Cost({ hold, view, seat }: { hold: Hold; view: OverbookedView; seat: string }) {
  const { walker } = useScene()
  const back = hold.card.value?.symbol === 'replace' && view.symbols && walker.chosen(`steps:${seat}`) === 0
  if (back) return <b class="is-free"><Art id="i-done" /></b>
  return <b>{view.solo ? <>−1<Art id="voucher" /></> : '−2'}</b>
}

/** The frame around a pattern where it hovers, with how far it is turned. */
function Frame({ hold, cabin: { places, pitch } }: { hold: Hold; cabin: Cabin }) {
  const ghost = hold.ghost.value
  if (!ghost?.framed || !ghost.seated.size) return null
  const { left, right, top, bottom } = around([...ghost.seated.keys()], places)
  const half = pitch / 2
  const atBack = bottom >= FIRST_ROW + 4 * ROW
  const box = { left: percent(left - half, WIDTH), top: percent(top - 28, HEIGHT), width: percent(right - left + 2 * half, WIDTH), height: percent(bottom - top + 57, HEIGHT) }
  return (
    <>
      <span class="od-frame" aria-hidden="true" style={box} />
      <span class={classes('od-turned', atBack && 'is-before')} aria-hidden="true" style={box}>
        <b><Art id="i-turn" />{ghost.turn}°</b>
      </span>
    </>
  )
}

/** What is well seated: a heart between two in love, a ring around a child among adults. */
function Joys({ player, cabin: { places, size } }: { player: Player; cabin: Cabin }) {
  return (
    <div class="od-joys" aria-hidden="true">
      {player.couples.map((pair) => {
        const { left, right, top, bottom } = around(pair, places)
        return <i key={pair.join()} class="od-joy-couple" style={boxOf({ x: (left + right) / 2, y: (top + bottom) / 2 }, 22)}><Art id="em-R" /></i>
      })}
      {player.children.map((seat) => {
        const place = places.get(seat)
        return place && <i key={seat} class="od-joy-child" style={boxOf(place, size + 3)} />
      })}
    </div>
  )
}

// --- Gestures

/** Mouse: the card follows, a click seats it. Finger: a tap or drag brings it there, a tap on it seats it; a second finger turns it. Keys: the seat in focus. */
function useGestures(hold: Hold, inside: Cabin) {
  const touch = useRef({ held: new Set<number>(), before: hold.spot.value }).current
  const pointOf = (event: TargetedMouseEvent<HTMLElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: ((event.clientX - box.left) / box.width) * WIDTH, y: ((event.clientY - box.top) / box.height) * HEIGHT }
  }
  const seatOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('[data-seat]')?.dataset.seat : undefined)
  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>) => {
    touch.before = event.pointerType === 'touch' ? hold.spot.value : null
    if (event.pointerType !== 'touch') return void touch.held.clear()
    touch.held.add(event.pointerId)
    if (touch.held.size > 1) hold.rotate(1, inside)
  }
  return {
    onPointerDown,
    onPointerUp: (event: TargetedPointerEvent<HTMLElement>) => void touch.held.delete(event.pointerId),
    onPointerCancel: (event: TargetedPointerEvent<HTMLElement>) => void touch.held.delete(event.pointerId),
    onPointerMove(event: TargetedPointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || touch.held.size === 1) hold.aim(pointOf(event), inside)
    },
    onFocusIn(event: FocusEvent) {
      const seat = seatOf(event)
      const place = inside.places.get(seat ?? '')
      if (place && event.target instanceof Element && event.target.matches(':focus-visible')) hold.aim(place, inside, seat)
    },
    onClick(event: TargetedMouseEvent<HTMLElement>) {
      const seat = seatOf(event)
      const byKey = event.detail === 0
      const byFinger = (event as unknown as PointerEvent).pointerType === 'touch'
      const place = inside.places.get(seat ?? '')
      if (byFinger && seat && touch.before?.seats.includes(seat)) return hold.seat()
      if (byKey || byFinger) hold.aim(place ?? pointOf(event), inside, seat)
      else hold.aim(pointOf(event), inside)
      if (!byFinger) hold.seat()
    },
  }
}

const TURNING: Record<string, 1 | -1> = { e: 1, ']': 1, q: -1, '[': -1 }

/** The wheel over the plane and the keys q, e and [ ] turn the card. */
function useTurning(board: { current: HTMLElement | null }, hold: Hold, inside: Cabin): void {
  useEffect(() => {
    const node = board.current
    let turned = 0
    const wheel = (event: WheelEvent) => {
      if (!hold.placing.value || hold.turns.value.length < 2 || event.ctrlKey) return
      event.preventDefault()
      if (Math.abs(event.deltaY) < 4 || event.timeStamp - turned < 140) return
      turned = event.timeStamp
      hold.rotate(event.deltaY > 0 ? 1 : -1, inside)
    }
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('input, textarea, select, dialog'))) return
      const quarters = TURNING[event.key]
      if (quarters && hold.placing.value) hold.rotate(quarters, inside)
    }
    node?.addEventListener('wheel', wheel, { passive: false })
    addEventListener('keydown', key)
    return () => {
      node?.removeEventListener('wheel', wheel)
      removeEventListener('keydown', key)
    }
  }, [hold, inside])
}
