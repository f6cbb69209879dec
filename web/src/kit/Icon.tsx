import { classes } from './classes'
import { Drawn, type SymbolProps } from './Drawn'
import icons from './icons.svg'

/** A symbol of the house. */
export const Icon = ({ name, class: className, ...rest }: SymbolProps & { name: string }) => (
  <Drawn href={`${icons}#i-${name}`} class={classes('ic', className)} {...rest} />
)
