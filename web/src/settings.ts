import { effect, type Signal, signal } from '@preact/signals'
import type { SeatColour, TermsInfo } from './wire'

/** What this browser remembers, one key each. */
function remembered<T>(key: string, fallback: T): Signal<T> {
  const name = `innkeeper.${key}`
  const value = signal<T>(read(name, fallback))
  let first = true
  effect(() => {
    const now = value.value
    if (!first) write(name, now)
    first = false
  })
  return value
}

/** A value from the browser's storage; the fallback where there is none, or no storage. */
export function read<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(name)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Keep a value in the browser's storage; where there is none it lasts as long as the page. */
export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    return
  }
}

export type Theme = 'light' | 'dark' | 'system'

export const theme = remembered<Theme>('theme', 'system')
/** The language chosen; null for the browser's own. */
export const chosenLanguage = remembered<string | null>('language', null)
export const confirmMoves = remembered('confirm', false)
export const soundOn = remembered('sound', false)
/** Whether a letter alone does something at a table: who speaks to the machine, or brushes the keys, may want none of that. */
export const letterKeys = remembered('letters', true)
/** Whether this browser says that it is one's turn. */
export const turnNotices = remembered('notices', false)
/** Seconds an event stays in the replay. */
export const replayPace = remembered('pace', 1.5)
export const playerName = remembered('name', '')
export const playerColour = remembered<SeatColour>('colour', 'coral')
/** What the next table is begun with. */
export const tableTerms = remembered<TermsInfo>('terms', { public: false, reveal: true, hints: true, stand_in: null, clock: null })

const systemDark = signal(false)

/** Whether the page is dark now. */
export const isDark = (): boolean => theme.value === 'dark' || (theme.value === 'system' && systemDark.value)

/** Follow the system and the setting: the page carries its theme in `data-theme`. */
export function followTheme(): void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  systemDark.value = query.matches
  query.addEventListener('change', () => (systemDark.value = query.matches))
  effect(() => {
    document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  })
}
