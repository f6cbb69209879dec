import type { ComponentChildren } from 'preact'
import { classes } from './classes'

interface CardProps {
  class?: string
  /** What the card shows; without it the card lies face down. */
  children?: ComponentChildren
}

/** An upright card, 5:7; its width is `--card`, and one em is a tenth of it. */
export const CardFrame = ({ class: className, children }: CardProps) => (
  <span class={classes('card-frame', className)}>{children || <span class="card-back" />}</span>
)
