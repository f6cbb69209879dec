import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { say } from '../words'
import { linkTo } from './Invite'
import type { TableStore } from './store'

/** Whether an address asks for the table as it is shown to everybody in the room. */
export const isBigScreen = (search: string): boolean => new URLSearchParams(search).has('screen')

export const screenOf = (table: string): string => `/table/${table}?screen=1`

/** What a big screen has besides the table: large letters, no sleep, the whole screen, and the way in for phones. */
export function BigScreen({ store }: { store: TableStore }) {
  const filled = useSignal(document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => (filled.value = document.fullscreenElement !== null)
    document.documentElement.classList.add('big-screen')
    document.addEventListener('fullscreenchange', follow)
    const sleep = keepAwake()
    return () => {
      document.documentElement.classList.remove('big-screen')
      document.removeEventListener('fullscreenchange', follow)
      sleep()
    }
  }, [])
  const open = store.seats.value.filter((seat) => seat.kind === 'open').length
  return (
    <>
      {open > 0 && (
        <section class="way-in" aria-labelledby="way-in">
          <Code text={linkTo(store.table)} />
          <div>
            <h2 id="way-in">{say('open-seats', { count: open })}</h2>
            <p>{say('way-in-scan')}</p>
            <p class="way-in-link">{linkTo(store.table).replace(/^https?:\/\//, '')}</p>
          </div>
        </section>
      )}
      {!filled.value && document.fullscreenEnabled && (
        <Pill class="fill-screen" icon={<Icon name="plus" />} onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>{say('fill-screen')}</Pill>
      )}
    </>
  )
}

/** A text as a pattern that phones read. What draws it is loaded when it is first needed. */
function Code({ text }: { text: string }) {
  const path = useSignal('')
  const size = useSignal(0)
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data } = encode(text, { border: 2 })
      size.value = data.length
      path.value = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
    }, () => undefined)
  }, [text])
  return (
    <svg class="way-in-code" viewBox={`0 0 ${size.value || 1} ${size.value || 1}`} role="img" aria-label={say('way-in-code')} shape-rendering="crispEdges">
      <path d={path.value} />
    </svg>
  )
}

/** A screen that is only looked at would go dark. Returns what lets it. */
function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null
  const hold = () => {
    if (!document.hidden) void navigator.wakeLock?.request('screen').then((lock) => (held = lock), () => undefined)
  }
  hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    document.removeEventListener('visibilitychange', hold)
    void held?.release()
  }
}
