import type { ComponentChildren } from 'preact'
import { classes } from './classes'

/** A place where something can lie; empty it shows what it waits for. */
export const Slot = ({ class: className, empty, children }: { class?: string; empty?: ComponentChildren; children?: ComponentChildren }) => (
  <span class={classes('slot', !children && 'is-empty', className)}>{children ?? empty}</span>
)
