import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { snapshot } from '../mock/sample'
import type { Snapshot } from '../wire'

let answer: (table: string, headers: Record<string, string>) => Response

/** A fresh page. */
async function page() {
  vi.resetModules()
  return { ...(await import('./tables')), ...(await import('../table/memory')) }
}

const seen = (more: Partial<Snapshot> = {}) => Response.json({ ...snapshot, table: 't', ...more })

beforeEach(() => {
  const kept: Record<string, string> = {}
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null, setItem: (name: string, text: string) => (kept[name] = text) })
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => Promise.resolve(answer(url.split('/').at(-1)!, headers)))
})

afterEach(() => vi.unstubAllGlobals())

describe('the tables one plays at', () => {
  it('are gone only where the server knows none, not where it is ill or busy', async () => {
    const { entries, keepTable } = await page()
    keepTable({ table: 't', token: 'secret' })
    const error = { code: 'some', message: 'No.', rule: null }
    for (const [status, standing] of [[404, 'gone'], [429, 'unseen'], [503, 'unseen']] as const) {
      answer = () => Response.json({ error }, { status })
      expect(await entries()).toMatchObject([{ table: 't', standing }])
    }
    answer = () => seen()
    expect(await entries()).toMatchObject([{ table: 't', standing: { status: snapshot.status } }])
  })

  it('are looked at as a stranger where the seat was freed', async () => {
    const { entries, keepTable } = await page()
    keepTable({ table: 't', token: 'secret' })
    const error = { code: 'foreign_token', message: 'No.', rule: null }
    answer = (_, headers) => (headers.Authorization ? Response.json({ error }, { status: 403 }) : seen({ you: null }))
    expect(await entries()).toMatchObject([{ table: 't', standing: { you: [] } }])
  })
})
