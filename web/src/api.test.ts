import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, Refused, Unreachable } from './api'
import { whyNot } from './why'
import { language } from './words'

const answer = (respond: () => Response) => vi.stubGlobal('fetch', () => new Promise((done) => done(respond())))
const failure = () => api.lobby().then(() => null, (failed: unknown) => failed)

afterEach(() => vi.unstubAllGlobals())

describe('what a failure is told as', () => {
  it('is the sentence of the server wherever it says one, however ill it is', async () => {
    const error = { code: 'no_hint_now', message: 'No hint can be had right now; try again.', rule: null }
    for (const status of [409, 500, 503]) {
      answer(() => Response.json({ error }, { status }))
      const failed = await failure()
      expect(failed).toBeInstanceOf(Refused)
      expect(whyNot(failed)).toBe(error.message)
    }
  })

  it('is never what the browser or something on the way says', async () => {
    const page = () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
    const broken = () => Response.json({ detail: 'Service Unavailable' }, { status: 503, statusText: 'Service Unavailable' })
    const gone = () => {
      throw new TypeError('Failed to fetch')
    }
    for (const respond of [page, broken, gone]) {
      answer(respond)
      const failed = await failure()
      expect(failed).toBeInstanceOf(Unreachable)
      expect(whyNot(failed)).toBe('The server does not answer. Try again in a moment.')
    }
    answer(() => new Response('<h1>Forbidden</h1>', { status: 403, statusText: 'Forbidden' }))
    expect(whyNot(await failure())).toBe('Something on the way to the server refuses this (403).')
  })

  it('is told in the language of the page', async () => {
    const { followLanguage } = await import('./words')
    vi.stubGlobal('navigator', { languages: ['nl-BE'] })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('document', { documentElement: {} })
    await followLanguage()
    expect(whyNot(new Unreachable())).toBe('De server antwoordt niet. Probeer het zo nog eens.')
    language.value = 'en'
  })
})
