import { useEffect, useState } from 'preact/hooks'

/** Whether a media query holds, now and as it changes. */
export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const changed = () => set(list.matches)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }, [query])
  return holds
}
