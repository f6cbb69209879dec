import { useEffect } from 'preact/hooks'
import { turnNotices } from '../settings'
import { say } from '../words'
import type { TableStore } from './store'

/** Lets the browser say that it is one's turn: once a turn, and only while nobody looks at the page. */
export function useTurnNotice(store: TableStore): void {
  useEffect(() => {
    let before = store.myTurn.peek()
    let shown: Notice | null = null
    const close = () => shown?.close()
    const stop = store.myTurn.subscribe((mine) => {
      if (mine && !before && document.hidden && turnNotices.peek()) shown = notify(store)
      if (!mine) close()
      before = mine
    })
    document.addEventListener('visibilitychange', close)
    return () => (stop(), close(), document.removeEventListener('visibilitychange', close))
  }, [store])
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
