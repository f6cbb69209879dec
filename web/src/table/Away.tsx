import type { ComponentChildren } from 'preact'
import { Icon } from '../kit/Icon'
import { say } from '../words'

/** A page with nothing on it but why, and what there still is. */
export function Away({ text, waiting = false, children }: { text: string; waiting?: boolean; children?: ComponentChildren }) {
  return (
    <main class="away">
      <Icon name="candle" class="away-flame" viewBox="0 0 24 40" />
      <h1 class="sr">{say('house')}</h1>
      <p role="status">{text}</p>
      {children}
      {!waiting && <a class="pill" href="/">{say('home')}</a>}
    </main>
  )
}
