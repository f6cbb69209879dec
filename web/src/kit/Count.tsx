import { useEffect, useRef } from 'preact/hooks'
import { written } from '../words'
import { still } from './motion'

/** A number that counts up or down to its value. */
export function Count({ value, class: className = 'num' }: { value: number; class?: string }) {
  const node = useRef<HTMLElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const from = shown.current
    if (from === value) return
    shown.current = value
    if (still()) return
    const begun = performance.now()
    let frame = 0
    const step = (now: number) => {
      const share = Math.min(1, (now - begun) / 350)
      if (node.current) node.current.textContent = written(Math.round(from + (value - from) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    step(begun)
    return () => {
      cancelAnimationFrame(frame)
      if (node.current) node.current.textContent = written(value)
    }
  }, [value])
  return <b ref={node} class={className}>{written(value)}</b>
}
