import { useEffect } from 'preact/hooks'
import { useScene } from './scene'

const DWELL = 600 // milliseconds: resting on a thing, not passing over it

/** Resting with the mouse on what has something to tell opens its note, as the key `i` does; moving on closes it. */
export function useHover(): void {
  const { bubble } = useScene()
  useEffect(() => {
    let timer = 0
    let on: Element | null = null
    const leave = () => {
      clearTimeout(timer)
      if (on && bubble.peek()?.anchor === on && bubble.peek()?.tone === 'about') bubble.value = null
      on = null
    }
    const over = ({ target, pointerType, buttons }: PointerEvent) => {
      const thing = target instanceof Element ? target.closest('[data-about]') : null
      if (thing === on) return
      leave()
      if (!thing || pointerType !== 'mouse' || buttons) return
      on = thing
      timer = setTimeout(() => bubble.peek() ?? thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'i' })), DWELL)
    }
    document.addEventListener('pointerover', over)
    document.addEventListener('pointerdown', leave)
    return () => {
      leave()
      document.removeEventListener('pointerover', over)
      document.removeEventListener('pointerdown', leave)
    }
  }, [bubble])
}
