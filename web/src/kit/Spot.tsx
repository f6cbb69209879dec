import type { ComponentChildren, CSSProperties } from 'preact'
import { say } from '../words'
import { classes } from './classes'
import { Icon } from './Icon'
import { useScene } from './scene'
import { marks } from './useElement'

interface SpotProps {
  names: readonly string[]
  as?: 'div' | 'section' | 'li' | 'span'
  class?: string
  style?: CSSProperties
  label?: string
  children?: ComponentChildren
}

/** A place that is never a choice, but where things happen: it can be spotted, flown to, and ringed when new. */
export function Spot({ names, as: Tag = 'div', class: className, style, label, children }: SpotProps) {
  const scene = useScene()
  const stoodIn = scene.seats.value.find((seat) => seat.stand_in && names.includes(`player:${seat.seat}`))
  return (
    <Tag class={classes(className, 'spot', marks(scene, names))} style={style} aria-label={label} data-element={names.join(' ')}>
      {children}
      {stoodIn && <span class="stood-in" title={say('stood-in-for', { name: stoodIn.name })}><Icon name="bot" label={say('stood-in-for', { name: stoodIn.name })} /></span>}
    </Tag>
  )
}
