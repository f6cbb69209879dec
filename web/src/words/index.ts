import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { computed, effect, signal } from '@preact/signals'
import { chosenLanguage } from '../settings'
import english from './en.ftl?raw'

export type WordArguments = Record<string, FluentVariable>

/** Puts a message into words; a message that is nowhere is its own name, so that a gap is seen and not hidden. */
export type Say = (id: string, facts?: WordArguments) => string

const ENGLISH = 'en'

/** The catalogues beside this file, loaded when they are needed; English is always here. */
const CATALOGUES = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' })

const fileOf = (lang: string) => `./${lang}.ftl`

/** The languages of the house, each by its own name. A catalogue beside this file is a new one. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  [ENGLISH, ...Object.keys(CATALOGUES).map((file) => file.slice('./'.length, -'.ftl'.length))].map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang]),
)

/** The language the page speaks now. */
export const language = signal(ENGLISH)

/** A catalogue in words: messages from `text` in a language. */
export function catalogue(text: string, lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Says from the first catalogue that holds the message. */
export function sayFrom(bundles: () => readonly FluentBundle[]): Say {
  return (id, facts) => {
    for (const bundle of bundles()) {
      const pattern = bundle.getMessage(id)?.value
      if (pattern) return bundle.formatPattern(pattern, facts)
    }
    return id
  }
}

const house = new Map([[ENGLISH, catalogue(english, ENGLISH)]])

/** The catalogues of the house in the language spoken, English last. */
export const houseCatalogues = (): FluentBundle[] =>
  [...new Set([language.value, ENGLISH])].flatMap((lang) => house.get(lang) ?? [])

/** The words of the house. */
export const say: Say = sayFrom(houseCatalogues)

const lists = computed(() => new Intl.ListFormat(language.value))
const numbers = computed(() => new Intl.NumberFormat(language.value))

/** Several things in one sentence, with the commas and the "and" of the language. */
export const listed = (texts: readonly string[]): string => lists.value.format(texts)

/** A number as the language writes it, with a true minus. */
export const written = (value: number): string => numbers.value.format(value).replace('-', '−')

/** The first of some languages that the house speaks (`nl-BE` is `nl`), else English. */
export const spoken = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find((lang) => lang in LANGUAGES) ?? ENGLISH

/** Speak the language chosen, else the browser's, now and whenever that changes. Done when it is spoken first. */
export function followLanguage(): Promise<void> {
  const browsers = signal(navigator.languages)
  addEventListener('languagechange', () => (browsers.value = navigator.languages))
  let wanted = ENGLISH
  return new Promise((done) => {
    effect(() => {
      const lang = (wanted = spoken([chosenLanguage.value ?? [], browsers.value].flat()))
      void load(lang).then((loaded) => {
        if (loaded && lang === wanted) speak(lang)
        done()
      })
    })
  })
}

/** Get a catalogue; false where it cannot be had, and the page goes on in the language it speaks. */
async function load(lang: string): Promise<boolean> {
  const text = house.has(lang) ? null : await CATALOGUES[fileOf(lang)]?.().catch(() => null)
  if (text) house.set(lang, catalogue(text, lang))
  return house.has(lang)
}

function speak(lang: string): void {
  language.value = lang
  document.documentElement.lang = lang
}
