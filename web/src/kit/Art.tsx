import { Drawn, type SymbolProps } from './Drawn'
import { useScene } from './scene'

/** A symbol of the game's sprites. */
export function Art({ id, ...rest }: SymbolProps & { id: string }) {
  const { sprites } = useScene()
  return sprites ? <Drawn href={`${sprites}#${id}`} {...rest} /> : null
}
