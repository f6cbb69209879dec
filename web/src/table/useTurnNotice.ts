import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { read, turnNotices, write } from '../settings'
import { say } from '../words'
import type { TableStore } from './store'

/** Lets the browser say that it is one's turn: once a turn, and only while nobody looks, at this page or elsewhere. */
export function useTurnNotice(store: TableStore): void {
  useEffect(() => {
    let shown: Notice | null = null
    const close = () => shown?.close()
    const stop = effect(() => {
      const mine = store.myTurn.value
      if (!mine) return close()
      if (isLookedAtElsewhere(store)) return
      if (noteTurn(store) && document.hidden && turnNotices.peek()) shown = notify(store)
    })
    const turn = () => {
      close()
      if (!document.hidden && store.myTurn.peek()) noteTurn(store)
    }
    document.addEventListener('visibilitychange', turn)
    return () => (stop(), close(), document.removeEventListener('visibilitychange', turn))
  }, [store])
}

/** Whether one is at the table by another page or device; known once this page was hidden for a while. */
function isLookedAtElsewhere({ snapshot, stream }: TableStore): boolean {
  const { seats, you } = snapshot.value!
  return !stream.looking && you !== null && Boolean(seats[you]?.present)
}

/** Note one's turn. Whether it is another than the last that was seen or told in this browser: what is taken back meanwhile makes no new one. */
function noteTurn({ table, log, you }: TableStore): boolean {
  const key = `innkeeper.turn.${table}`
  const turn = new Set(log.peek().filter((line) => line.seat === you.peek()).map((line) => line.version)).size
  const isNew = read<number | null>(key, null) !== turn
  if (isNew) write(key, turn)
  return isNew
}

/** What was shown, and can be taken away again. */
interface Notice {
  close(): void
}

function notify({ table, snapshot, prompt }: TableStore): Notice | null {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return null
  const title = say('notice-title', { game: snapshot.peek()?.title ?? '' })
  const options = { body: prompt.peek().text, tag: table }
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => (window.focus(), notice.close())
    return notice
  } catch {
    return byWorker(title, { ...options, data: location.pathname })
  }
}

/** Some browsers, on phones, let no page do this, only a worker of its site (web/public/turns.js). */
function byWorker(title: string, options: NotificationOptions & { tag: string }): Notice | null {
  if (!('serviceWorker' in navigator)) return null
  const shown = navigator.serviceWorker.register('/turns.js').then(async () => {
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification(title, options)
    return worker
  })
  const close = async () => {
    const worker = await shown
    for (const notice of await worker.getNotifications({ tag: options.tag })) notice.close()
  }
  return { close: () => void close().catch(() => undefined) }
}
