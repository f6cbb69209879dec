import type { SeatColour } from '../wire'
import { classes } from './classes'
import { Mark } from './Mark'

/** A seat's round token with a milled edge and the seat's mark. */
export const Token = ({ colour, class: className, label }: { colour: SeatColour; class?: string; label?: string }) => (
  <span class={classes('token', `seat-${colour}`, className)} role={label ? 'img' : undefined} aria-label={label}>
    <Mark colour={colour} />
  </span>
)
