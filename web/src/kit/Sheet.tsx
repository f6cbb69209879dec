import type { ComponentProps } from 'preact'
import { classes } from './classes'
import { Dialog } from './Dialog'

/** A dialog that rises from the bottom of a phone; on wider screens it stands in the middle. */
export const Sheet = ({ class: className, ...rest }: ComponentProps<typeof Dialog>) => <Dialog class={classes('sheet', className)} {...rest} />
