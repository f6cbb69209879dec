import { afterEach, describe, expect, it, vi } from 'vitest'
import { followLanguage, language, LANGUAGES, listed, say, spoken, written } from '.'
import { chosenLanguage } from '../settings'
import english from './en.ftl?raw'

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')

describe('the catalogue of the house', () => {
  it('has every message that the source names', () => {
    const named = Object.entries(sources)
      .filter(([file]) => !/\/games\/|\.test\./.test(file))
      .flatMap(([, text]) => [...text.matchAll(/\b(?:say|words)\('([\w-]+)'/g)].map((found) => found[1] ?? ''))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('counts in words', () => {
    expect(say('open-seats', { count: 1 })).toBe('One seat is open')
    expect(say('open-seats', { count: 2 })).toBe('2 seats are open')
  })

  it('writes numbers and lists as the language does', async () => {
    expect([written(-1234.5), listed(['a', 'b', 'c'])]).toEqual(['−1,234.5', 'a, b, and c'])
    language.value = 'nl'
    expect([written(-1234.5), listed(['a', 'b', 'c'])]).toEqual(['−1.234,5', 'a, b en c'])
    language.value = 'en'
  })

  it('shows the name of a message that is missing', () => {
    expect(say('no-such-message')).toBe('no-such-message')
  })
})

describe('the language of the page', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is any that has a catalogue beside the English one, by its own name', () => {
    const catalogues = Object.keys(import.meta.glob('./*.ftl', { query: '?raw' }))
    expect(Object.keys(LANGUAGES).map((lang) => `./${lang}.ftl`).sort()).toEqual(catalogues.sort())
    expect(LANGUAGES).toMatchObject({ en: 'English', nl: 'Nederlands' })
  })

  it('is the first of those wanted that the house speaks, else English', () => {
    expect(spoken(['nl-BE', 'en'])).toBe('nl')
    expect(spoken(['tlh', 'NL', 'en'])).toBe('nl')
    expect(spoken(['tlh', 'toString', ''])).toBe('en')
    expect(spoken([])).toBe('en')
  })

  it('follows the browser until one is chosen', async () => {
    const element = { lang: '' }
    const listeners: (() => void)[] = []
    const navigator = { languages: ['nl-NL', 'en'] }
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('document', { documentElement: element })
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener))
    await followLanguage()
    expect([language.value, element.lang, say('language')]).toEqual(['nl', 'nl', 'Taal'])
    chosenLanguage.value = 'en'
    await vi.waitFor(() => expect([language.value, element.lang, say('language')]).toEqual(['en', 'en', 'Language']))
    chosenLanguage.value = null
    await vi.waitFor(() => expect(language.value).toBe('nl'))
    navigator.languages = ['en-GB']
    for (const hear of listeners) hear()
    await vi.waitFor(() => expect(language.value).toBe('en'))
  })
})
