import type { ComponentChildren } from 'preact'
import { classes } from './classes'

/** Cards side by side; where they do not fit they go on below. */
export const Hand = ({ class: className, children }: { class?: string; children?: ComponentChildren }) => (
  <div class={classes('hand', className)}>{children}</div>
)
