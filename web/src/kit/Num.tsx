import { written } from '../words'
import { classes } from './classes'

/** A number in the title face. */
export const Num = ({ value, class: className }: { value: number; class?: string }) => (
  <b class={classes('num', className)}>{written(value)}</b>
)
