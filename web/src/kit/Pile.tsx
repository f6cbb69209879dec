import type { ComponentChildren, CSSProperties } from 'preact'
import { classes } from './classes'
import { Num } from './Num'

interface PileProps {
  count: number
  label: string
  class?: string
  children?: ComponentChildren
}

/** A pile of cards, as thick as it is full, with its top card and its count. */
export const Pile = ({ count, label, class: className, children }: PileProps) => (
  <div class={classes('pile', className)} style={{ '--depth': Math.min(3, Math.max(0, count - 1)) } as CSSProperties}>
    <div class="pile-cards">{children}</div>
    <p>
      <Num value={count} /> {label}
    </p>
  </div>
)
