import type { ComponentProps } from 'preact'
import { classes } from './classes'
import { Dialog } from './Dialog'

/** A dialog that slides in from the right, over the whole height. */
export const Drawer = ({ class: className, ...rest }: ComponentProps<typeof Dialog>) => <Dialog class={classes('drawer', className)} {...rest} />
