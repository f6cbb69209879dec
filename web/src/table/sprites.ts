import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { FluentBundle } from '@fluent/bundle'
import { api } from '../api'
import { catalogue, houseCatalogues, language, type Say, sayFrom } from '../words'

/** The names of the symbols in a file of sprites, once it is here. */
export function useSymbols(address: string | null): ReadonlySignal<ReadonlySet<string>> {
  const symbols = useMemo(() => signal<ReadonlySet<string>>(new Set<string>()), [address])
  useEffect(() => {
    if (address) void namesIn(address).then((names) => (symbols.value = names))
  }, [address])
  return symbols
}

async function namesIn(address: string): Promise<Set<string>> {
  const text = await (await fetch(address)).text()
  return new Set([...text.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ''))
}

const catalogues = signal<Record<string, FluentBundle>>({})

/** Get the words of a game from the server, once for each language; without them the names of the words stand in. */
export async function loadGameWords(game: string): Promise<void> {
  const lang = language.peek()
  const key = `${game} ${lang}`
  if (catalogues.peek()[key]) return
  const text = await api.words(game, lang).catch(() => null)
  if (text !== null) catalogues.value = { ...catalogues.peek(), [key]: catalogue(text, lang) }
}

/** The words of a game, those of the house behind them. */
export function useGameWords(game: string): Say {
  const lang = language.value
  useEffect(() => void loadGameWords(game), [game, lang])
  return useMemo(() => sayFrom(() => [catalogues.value[`${game} ${language.value}`] ?? [], houseCatalogues()].flat()), [game])
}
