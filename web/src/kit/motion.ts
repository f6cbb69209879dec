import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Told } from '../wire'
import { type Moment, useScene } from './scene'

type Place = Element | DOMRect | null | undefined

const EASE = 'cubic-bezier(.2,.8,.25,1)'
const STAGGER = 40 // milliseconds

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The node on the page with an element's name; of several, the `copy`-th. */
export function element(name: string, copy = 0): HTMLElement | null {
  return document.querySelectorAll<HTMLElement>(`[data-element~="${CSS.escape(name)}"]`)[copy] ?? null
}

/** Where every element of the page is now; nowhere for eyes that want no motion, as nothing will travel. */
export function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  if (still()) return found
  for (const node of document.querySelectorAll<HTMLElement>('[data-element]'))
    for (const name of node.dataset.element?.split(' ') ?? []) if (!found.has(name)) found.set(name, node.getBoundingClientRect())
  return found
}

let flights = 0

/** How long the next of several things waits that set out together. */
function turn(): number {
  if (flights === 0) queueMicrotask(() => (flights = 0))
  flights += 1
  return (flights - 1) * STAGGER
}

interface Flight {
  /** Milliseconds to wait; by itself each of a batch waits a little longer than the one before. */
  delay?: number
  /** Let a copy of `to` travel, or of the node given, and vanish on arrival. */
  ghost?: boolean | HTMLElement
  /** How far it rises on its way, in pixels. */
  lift?: number
}

/** Lets `to` travel from where `from` is. Resolves on arrival; at once under reduced motion. */
export async function fly(from: Place, to: Place, { delay = turn(), ghost = false, lift = 18 }: Flight = {}): Promise<void> {
  const start = rect(from)
  const end = rect(to)
  if (!start || !end || still()) return
  if (!ghost) return to instanceof Element ? travel(to, start, end, delay, lift) : undefined
  const traveller = ghost instanceof HTMLElement ? ghost : to instanceof HTMLElement ? (to.cloneNode(true) as HTMLElement) : null
  if (!traveller) return
  traveller.classList.add('ghost')
  traveller.setAttribute('aria-hidden', 'true')
  traveller.removeAttribute('data-element')
  Object.assign(traveller.style, { left: `${end.x}px`, top: `${end.y}px`, width: `${end.width}px`, height: `${end.height}px` })
  document.body.append(traveller)
  await travel(traveller, start, end, delay, lift)
  traveller.remove()
}

const rect = (place: Place): DOMRect | null => (place instanceof Element ? place.getBoundingClientRect() : (place ?? null))

async function travel(node: Element, start: DOMRect, end: DOMRect, delay: number, lift: number): Promise<void> {
  const x = start.x + start.width / 2 - end.x - end.width / 2
  const y = start.y + start.height / 2 - end.y - end.height / 2
  const size = end.width ? Math.min(2, Math.max(0.4, start.width / end.width)) : 1
  const duration = Math.min(350, 180 + Math.hypot(x, y) / 4)
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${size})` },
    { transform: `translate(${x / 3}px, ${y / 3 - lift}px) scale(${(1 + size) / 2})`, offset: 0.6 },
    { transform: 'none' },
  ]
  // A journey may be cut short when its node leaves the page; that is an arrival too.
  await node.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' }).finished.catch(() => undefined)
}

type From = (name: string) => DOMRect | undefined

/** Calls back after the table is redrawn with what happened; `from` tells where an element was before. */
export function useEvents(happened: (events: readonly Told[], from: From) => void): void {
  const moment = useScene().moment.value
  const shown = useRef<Moment | null>(moment)
  useLayoutEffect(() => {
    if (!moment || moment === shown.current) return
    shown.current = moment
    if (!still()) happened(moment.events, (name) => moment.before.get(name) ?? element(name)?.getBoundingClientRect())
  }, [moment])
}
