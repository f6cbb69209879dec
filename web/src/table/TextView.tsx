import { useEffect, useState } from 'preact/hooks'
import { api } from '../api'
import { Sheet } from '../kit/Sheet'
import { whyNot } from '../why'
import { language, say } from '../words'
import type { TableStore } from './store'

/** The table in plain text, as the terminal tells it: what one sees and may do. It follows every move. */
export function TextView({ store, onClose }: { store: TableStore; onClose(): void }) {
  const [told, tell] = useState<string | null>(null)
  const version = store.snapshot.value?.version
  useEffect(() => {
    let here = true
    const show = (text: string) => here && tell(text)
    void api.text(store.table, store.token).then(show, (failure: unknown) => show(whyNot(failure)))
    return () => void (here = false)
  }, [store, version, language.value])
  return (
    <Sheet title={say('as-text')} onClose={onClose} class="text-view">
      <pre role="region" aria-label={say('as-text')} tabIndex={0}>{told ?? say('looking')}</pre>
    </Sheet>
  )
}
