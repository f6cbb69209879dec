import { useLayoutEffect } from 'preact/hooks'
import { useScene } from './scene'

/** Holds the end page back while the table still shows how the game ended. */
export function useHold(showing: boolean): void {
  const { held } = useScene()
  useLayoutEffect(() => {
    if (!showing) return
    held.value = true
    return () => {
      held.value = false
    }
  }, [showing])
}
