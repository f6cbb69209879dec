import { still } from './motion'

/** Whether the middle of a thing is really there to be touched: inside the window, and not under a bar or a tray. */
export function inSight(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && (thing.contains(there) || there.contains(thing))
}

/** Scrolls until a thing is in the middle, unless it is in sight. */
export function bringIntoSight(thing: Element | null): void {
  if (thing && !inSight(thing)) thing.scrollIntoView({ block: 'center', inline: 'center', behavior: still() ? 'auto' : 'smooth' })
}
