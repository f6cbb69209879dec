import type { ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { classes } from './classes'

interface PillProps extends ButtonHTMLAttributes {
  children?: ComponentChildren
  class?: string
  /** What stands before the words. */
  icon?: ComponentChildren
}

/** A button. */
export function Pill({ children, class: className, icon, ...rest }: PillProps) {
  return (
    <button type="button" class={classes('pill', className)} {...rest}>
      {icon && <span class="pill-icon">{icon}</span>}
      {children}
    </button>
  )
}
