import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { api } from '../api'
import type { Phrase } from '../wire'
import { language } from '../words'

const known = signal<Record<string, readonly Phrase[]>>({})

/** What can be said at a table, in the language of the page, once it is here. */
export function usePhrases(): readonly Phrase[] {
  const lang = language.value
  useEffect(() => {
    if (!known.peek()[lang]) void api.phrases(lang).then((phrases) => (known.value = { ...known.peek(), [lang]: phrases }), () => undefined)
  }, [lang])
  return known.value[lang] ?? []
}
