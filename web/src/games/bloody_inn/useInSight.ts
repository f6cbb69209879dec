import { useEffect } from 'preact/hooks'
import { useScene } from '../../kit/scene'
import { bringIntoSight, inSight } from '../../kit/sight'

/** Where a small screen shows only a part of the table: whenever something is asked and no answer is in sight, the first one comes into view. */
export function useInSight(): void {
  const { walker } = useScene()
  const asked = walker.node.value
  useEffect(() => {
    const answers = [...document.querySelectorAll<HTMLElement>('.inn-table [data-touch=legal]')]
    if (!answers.some(inSight)) bringIntoSight(answers[0] ?? null)
  }, [asked])
}
