import type { SeatColour } from '../wire'
import { classes } from './classes'
import { Drawn, type SymbolProps } from './Drawn'
import icons from './icons.svg'

const MARKS: Record<SeatColour, string> = {
  coral: 'circle', teal: 'diamond', gold: 'star', violet: 'square', sky: 'triangle', slate: 'cross',
}

export const COLOURS = Object.keys(MARKS) as SeatColour[]

/** A seat's mark in its colour. */
export const Mark = ({ colour, class: className, ...rest }: SymbolProps & { colour: SeatColour }) => (
  <Drawn href={`${icons}#m-${MARKS[colour]}`} class={classes('mark', `seat-${colour}`, className)} {...rest} />
)
