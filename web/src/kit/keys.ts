import { letterKeys } from '../settings'

/** What the keys of a table do; the page gives the actions. */
export interface KeyActions {
  drop(): void
  undo(): void
  log(): void
  rules(): void
  shortcuts(): void
  /** What an arrow does instead of walking to the next place. */
  arrow?(direction: [x: number, y: number]): void
  space?(): void
}

const ARROWS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const TOUCHABLE = '[data-touch], [data-about]'

/** Listen to the keys of a table. Returns what stops listening. */
export function listenToKeys(actions: KeyActions): () => void {
  const letters: Record<string, () => void> = { u: actions.undo, l: actions.log, r: actions.rules, '?': actions.shortcuts }
  const plain = (key: string) => (key === 'Escape' ? actions.drop : letterKeys.peek() ? letters[key] : undefined)
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return
    const arrow = ARROWS[event.key]
    const act = plain(event.key) ?? (arrow && (() => (actions.arrow ?? moveFocus)(arrow))) ?? (event.key === ' ' && !isPressed(event.target) ? actions.space : undefined)
    if (!act) return
    if (arrow || event.key === ' ') event.preventDefault()
    act()
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

/** Typing, or inside an open dialog: the keys are not the table's. */
const isBusy = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, select, textarea, dialog, [role=log]') !== null

/** What Space presses already. */
const isPressed = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, [role=button]') !== null

function moveFocus(direction: [x: number, y: number]): void {
  const places = [...document.querySelectorAll<HTMLElement>(TOUCHABLE)].filter((place) => place.checkVisibility())
  const here = document.activeElement
  const from = here instanceof HTMLElement && here.matches(TOUCHABLE) ? here : null
  const next = from ? nearest(from, places, direction) : (places.find((place) => place.dataset.touch === 'legal') ?? places[0])
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const middle = (place: Element) => {
  const { x, y, width, height } = place.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The nearest place in a direction; what lies aside counts as further away. */
export function nearest<P extends Element>(from: P, places: readonly P[], [dx, dy]: [x: number, y: number]): P | undefined {
  const start = middle(from)
  const far = (place: P) => {
    const { x, y } = middle(place)
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
    return ahead > 1 ? ahead + aside * 2 : Infinity
  }
  const best = places.filter((place) => place !== from).map((place) => ({ place, far: far(place) })).sort((a, b) => a.far - b.far)[0]
  return best && best.far < Infinity ? best.place : undefined
}
