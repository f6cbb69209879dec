import { useSignalEffect } from '@preact/signals'
import { useState } from 'preact/hooks'
import { sound } from './sound'
import type { TableStore } from './store'

/** The one place that tells screen readers what happens, and what is asked next. */
export function Live({ store }: { store: TableStore }) {
  const [text, tell] = useState('')
  useSignalEffect(() => {
    const moment = store.moment.value
    const prompt = store.prompt.value.text
    if (!moment) return
    if (moment.events.some((event) => event.seat !== store.you.peek())) sound('move')
    tell([...moment.events.map((event) => event.text), prompt].join(' '))
  })
  return <p class="sr" aria-live="polite" data-live>{text}</p>
}
