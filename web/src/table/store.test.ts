import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choice, snapshot, told } from '../mock/sample'
import type { Snapshot } from '../wire'

/** A socket that the test holds the other end of. */
class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Socket[] = []
  readyState = 1
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    if (this.readyState === Socket.CONNECTING) faults.push('closed before it was open')
    this.readyState = 3
    this.onclose?.()
  }
  open(table: Snapshot) {
    this.onopen?.()
    this.onmessage?.({ data: JSON.stringify(table) })
  }
}

const prompt = { text: 'What will you do?', rule: null }
const playing = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...snapshot, log: [told(1, 1)], version: 1, choices: { prompt, choices: [choice('pass', 'Pass')] }, ...more,
})

let answer: () => Response | Promise<Response>
let faults: string[]
const stores: { close(): void }[] = []
let posted: { url: string; body: Record<string, unknown> }[]

const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

async function openStore() {
  const { TableStore } = await import('./store')
  const store = new TableStore('t1', 'secret', true)
  stores.push(store)
  Socket.all.at(-1)!.open(playing())
  return store
}

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  posted = []
  faults = []
  answer = () => Response.json({ version: 2 })
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'http://inn.example', pathname: '/table/t1', hash: '' })
  vi.stubGlobal('document', { ...listening, hidden: false, querySelector: () => null, querySelectorAll: () => [] })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('addEventListener', listening.addEventListener)
  vi.stubGlobal('removeEventListener', listening.removeEventListener)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posted.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown> })
    return Promise.resolve(answer())
  })
})

afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table', () => {
  it('waits for a last yes where one wants to be asked, and only if it cannot be taken back', async () => {
    const { confirmMoves } = await import('../settings')
    const store = await openStore()
    confirmMoves.value = true
    store.walker.choose(choice('pass', 'Pass', { final: true }))
    expect([store.walker.ready.value, posted.length]).toEqual([true, 0])
    store.walker.startOver()
    store.walker.choose(choice('pass', 'Pass'))
    expect(posted.length).toBe(1)
    confirmMoves.value = false
  })

  it('introduces itself, and goes on from the version it knows when the stream comes back', async () => {
    const store = await openStore()
    expect(Socket.all[0]!.sent).toEqual([{ token: 'secret', since: null, lang: 'en', zones: true, looking: true }])
    Socket.all[0]!.close()
    expect(store.stream.connection.value).toBe('off')
    await vi.advanceTimersByTimeAsync(2000)
    expect(Socket.all).toHaveLength(2)
    Socket.all[1]!.open(playing({ version: 2, log: [told(2, 2)] }))
    expect(Socket.all[1]!.sent[0]).toMatchObject({ since: 1 })
    expect(store.log.value.map((line) => line.id)).toEqual([1, 2])
    expect(store.stream.connection.value).toBe('on')
  })

  it('begins anew where the server says nothing, at first or any more', async () => {
    const store = await openStore()
    await vi.advanceTimersByTimeAsync(46_000)
    expect([store.stream.connection.value, Socket.all.length]).toEqual(['off', 2])
    Socket.all[1]!.onopen?.()
    await vi.advanceTimersByTimeAsync(22_000)
    expect(Socket.all).toHaveLength(3)
    Socket.all[2]!.open(playing())
    expect(store.stream.connection.value).toBe('on')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Socket.all).toHaveLength(3)
  })

  it('closes a stream that nobody wants any more, and one that still opens once it is open', async () => {
    const store = await openStore()
    store.stream.restart()
    const [before, opening] = Socket.all
    opening!.readyState = Socket.CONNECTING
    store.close()
    expect([before!.readyState, opening!.readyState, faults]).toEqual([Socket.CLOSED, Socket.CONNECTING, []])
    opening!.readyState = Socket.OPEN
    opening!.onopen!()
    expect([opening!.readyState, opening!.sent]).toEqual([Socket.CLOSED, []])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Socket.all).toHaveLength(2)
  })

  it('introduces itself again where it came too late with it', async () => {
    const store = await openStore()
    Socket.all[0]!.onmessage?.({ data: JSON.stringify({ type: 'error', error: { code: 'no_hello', message: 'Hello?', rule: null } }) })
    Socket.all[0]!.close()
    await vi.advanceTimersByTimeAsync(2000)
    expect([store.refused.value, Socket.all.length]).toEqual([null, 2])
  })

  it('tells what happened with the places where it did', async () => {
    const store = await openStore()
    Socket.all[0]!.open(playing({ version: 2, log: [told(2, 2)] }))
    expect(store.moment.value).toMatchObject({ version: 2, events: [{ id: 2 }] })
  })

  it('sends a move with a command and the version it was chosen on', async () => {
    const store = await openStore()
    store.walker.touch(['pass'])
    await vi.runAllTicks()
    expect(posted[0]).toMatchObject({ url: '/api/tables/t1/moves', body: { version: 1, move: 'pass' } })
    expect(posted[0]!.body.command).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  it('refuses a move in words while the stream is down, and keeps it', async () => {
    const store = await openStore()
    Socket.all[0]!.close()
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(0)
    expect(posted).toEqual([])
    expect(store.notice.value).toMatch(/No connection/)
    expect(store.walker.ready.value).toBe(true)
  })

  it('sends the same command again when its answer was lost, until it is answered', async () => {
    const store = await openStore()
    answer = lost
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(0)
    expect(store.notice.value).toMatch(/not known whether/)
    Socket.all[0]!.close()
    await vi.advanceTimersByTimeAsync(100)
    expect([posted.length, store.notice.value]).toEqual([1, expect.stringMatching(/not known whether/)])
    await vi.advanceTimersByTimeAsync(900)
    answer = () => Response.json({ version: 2 })
    Socket.all[1]!.open(playing({ version: 2, log: [told(2, 2)] }))
    expect([store.walker.sending.value, store.notice.value]).toEqual([true, expect.stringMatching(/not known whether/)])
    await vi.advanceTimersByTimeAsync(2000)
    expect(posted).toHaveLength(2)
    expect(posted[1]).toEqual(posted[0])
    expect([store.walker.sending.value, store.walker.draft.value, store.notice.value]).toEqual([false, [], null])
  })

  it('goes on asking where the stream is there and only the answers are lost', async () => {
    const store = await openStore()
    answer = lost
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(posted.length).toBeGreaterThan(2)
    expect(new Set(posted.map(({ body }) => body.command)).size).toBe(1)
    await store.undo()
    expect(posted.every(({ url }) => url.endsWith('/moves'))).toBe(true)
    store.close()
    const sent = posted.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posted).toHaveLength(sent)
  })

  it('waits for no answer from before the stream broke off', async () => {
    const store = await openStore()
    answer = () => new Promise(() => undefined)
    store.walker.touch(['pass'])
    Socket.all[0]!.close()
    await vi.advanceTimersByTimeAsync(1000)
    answer = () => Response.json({ version: 2 })
    Socket.all[1]!.open(playing({ version: 2, log: [told(2, 2)] }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(posted[1]).toEqual(posted[0])
    expect(store.walker.sending.value).toBe(false)
  })

  it('tells why a move was refused whose first answer was lost', async () => {
    const store = await openStore()
    answer = lost
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(0)
    answer = () => Response.json({ error: { code: 'stale', message: 'Stale.', rule: null, version: 2, since: [told(2, 2, { text: 'Bram passes.' })] } }, { status: 409 })
    await vi.advanceTimersByTimeAsync(1000)
    expect([posted.length, store.walker.sending.value]).toEqual([2, false])
    expect(store.notice.value).toContain('Bram passes.')
  })

  it('takes back once, however often that is sent, and does nothing for a seat twice', async () => {
    const { Company } = await import('./company')
    const store = await openStore()
    const company = new Company(store)
    for (const [act, path] of [[() => store.undo(), 'undo'], [() => company.say('hello'), 'phrases'], [() => company.leave(), 'away']] as const) {
      posted = []
      answer = lost
      void act()
      await vi.advanceTimersByTimeAsync(0)
      expect(store.notice.value).toMatch(/not known whether/)
      answer = () => Response.json({ version: 2 })
      await vi.advanceTimersByTimeAsync(1000)
      expect([posted.length, posted[0]!.url.split('/').at(-1), store.notice.value]).toEqual([2, path, null])
      expect(posted[1]).toEqual(posted[0])
    }
    Socket.all[0]!.close()
    posted = []
    await Promise.all([store.undo(), company.say('hello')])
    expect([posted, store.notice.value]).toEqual([[], 'No connection: nothing was done. Try again in a moment.'])
  })

  it('keeps a move that the server is too ill or busy for', async () => {
    const store = await openStore()
    answer = () => Response.json({ error: { code: 'not_kept', message: 'The disk did not take it.', rule: null } }, { status: 503 })
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(0)
    expect([posted.length, store.notice.value, store.walker.ready.value]).toEqual([1, 'The disk did not take it.', true])
  })

  it('says what happened meanwhile when the table has moved on', async () => {
    const store = await openStore()
    const since = [told(2, 2, { text: 'Bram passes.' })]
    answer = () => Response.json({ error: { code: 'stale', message: 'Stale.', rule: null, version: 2, since } }, { status: 409 })
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(0)
    expect(store.notice.value).toContain('Bram passes.')
    expect(store.walker.sending.value).toBe(false)
  })

  it('tells why a move was refused', async () => {
    const store = await openStore()
    answer = () => Response.json({ error: { code: 'illegal_move', message: 'Nobody sleeps there.', rule: 'SA-1' } }, { status: 422 })
    store.walker.touch(['pass'])
    await vi.advanceTimersByTimeAsync(0)
    expect(store.notice.value).toBe('Nobody sleeps there.')
    expect(store.walker.draft.value).toEqual([])
  })

  it('is over for good when the server will not talk to this page', async () => {
    const store = await openStore()
    Socket.all[0]!.onmessage?.({ data: JSON.stringify({ type: 'error', error: { code: 'unknown_table', message: 'There is no such table.', rule: null } }) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.refused.value?.message).toBe('There is no such table.')
    expect(Socket.all).toHaveLength(1)
  })

  it('takes no older snapshot for a newer one', async () => {
    const store = await openStore()
    Socket.all[0]!.open(playing({ version: 3 }))
    Socket.all[0]!.open(playing({ version: 2 }))
    expect(store.version).toBe(3)
  })

  it('is told anew, and keeps its half-made move, when the page speaks another language', async () => {
    const { language } = await import('../words')
    const store = await openStore()
    const parts = { prompt, choices: [choice('take', 'Take it', { next: { prompt, choices: [choice('one', 'One')] } })] }
    Socket.all[0]!.open(playing({ version: 2, log: [told(2, 2)], choices: parts }))
    store.walker.touch(['take'])
    language.value = 'nl'
    expect(Socket.all).toHaveLength(2)
    Socket.all[1]!.open(playing({ version: 2, log: [told(1, 1), told(2, 2, { text: 'Bram past.' })], choices: parts }))
    expect(Socket.all[1]!.sent).toEqual([{ token: 'secret', since: null, lang: 'nl', zones: true, looking: true }])
    expect(store.log.value.map((line) => line.text)).toContain('Bram past.')
    expect(store.log.value).toHaveLength(2)
    expect(store.stream.connection.value).toBe('on')
    expect(store.walker.draft.value).toHaveLength(1)
    Socket.all[1]!.close()
    await vi.advanceTimersByTimeAsync(2000)
    Socket.all[2]!.open(playing({ version: 2, log: [] }))
    expect(Socket.all[2]!.sent[0]).toMatchObject({ since: 2, lang: 'nl' })
    store.close()
    language.value = 'en'
    expect(Socket.all).toHaveLength(3)
  })
})
