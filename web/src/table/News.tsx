import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { say } from '../words'
import { newsSince } from './logbook'
import type { Replay } from './replay'
import type { TableStore } from './store'

/** Something others did while one looked away: from which version on, and how much. */
interface Missed {
  since: number
  count: number
}

/** What happened since one last looked, offered to be watched. */
export function News({ store, replay, seen, saw }: { store: TableStore; replay: Replay; seen: number | null; saw?: (version: number) => void }) {
  const [missed, miss] = useState<Missed | null>(null)
  useEffect(() => {
    let left = seen
    const offer = () => {
      const count = left === null ? 0 : newsSince(store.log.peek(), left, store.you.peek()).length
      if (left !== null && count > 1) miss({ since: left, count })
    }
    const turned = () => {
      if (document.hidden) return void (left = store.version)
      saw?.(store.version)
      offer()
    }
    offer()
    document.addEventListener('visibilitychange', turned)
    return () => document.removeEventListener('visibilitychange', turned)
  }, [store])
  if (!missed || replay.open.value || store.snapshot.value?.status === 'over') return null
  const show = () => (miss(null), void replay.begin({ at: missed.since, eyes: null }, { playing: true, returns: true }))
  return (
    <section class="news" aria-label={say('since-you-looked')}>
      <p>{say('news', { count: missed.count })}</p>
      <Pill class="small strong" icon={<Icon name="play" />} onClick={show}>{say('show-news')}</Pill>
      <button type="button" class="round" aria-label={say('skip')} onClick={() => miss(null)}>
        <Icon name="close" />
      </button>
    </section>
  )
}
