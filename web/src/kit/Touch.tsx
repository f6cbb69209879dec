import type { ComponentChildren, CSSProperties } from 'preact'
import { classes } from './classes'
import { type ElementOptions, useElement } from './useElement'

export { Spot } from './Spot'

interface TouchProps extends ElementOptions {
  names: readonly string[]
  class?: string
  style?: CSSProperties
  children?: ComponentChildren
}

/** A place on the table that can be touched: a real button, with a lamp when it is legal. */
export function Touch({ names, class: className, style, children, ...options }: TouchProps) {
  const element = useElement(names, options)
  const { role: _, ...props } = element.props
  return (
    <button type="button" {...props} class={classes(className, element.class)} style={style}>
      {children}
      {element.state === 'legal' && <i class="lamp" aria-hidden="true" />}
    </button>
  )
}
