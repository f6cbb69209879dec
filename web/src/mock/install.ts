import { games, outcome, rules, snapshot } from './sample'
import type { Snapshot } from '../wire'

/** Answers in the place of the server, for working on the page without one: `npm run dev`, then `/?mock` or `/table/sample?mock`. */
export function installMock(): void {
  const table: Snapshot = new URLSearchParams(location.search).has('over') ? { ...snapshot, status: 'over', acting: [], choices: null, outcome } : snapshot
  window.fetch = (input, init) => Promise.resolve(answer(String(input), init?.method ?? 'GET', table))
  window.WebSocket = class extends EventTarget {
    static readonly OPEN = 1
    readonly readyState = 1
    onopen?: () => void
    onclose?: () => void
    onmessage?: (event: { data: string }) => void
    constructor() {
      super()
      queueMicrotask(() => this.onopen?.())
    }
    send() {
      this.onmessage?.({ data: JSON.stringify(table) })
    }
    close() {
      queueMicrotask(() => this.onclose?.())
    }
  } as unknown as typeof WebSocket
}

function answer(address: string, method: string, table: Snapshot): Response {
  const { pathname } = new URL(address, location.origin)
  if (pathname === '/api/games') return Response.json(games)
  if (pathname.endsWith('/rules')) return Response.json(rules)
  if (pathname.endsWith('/words')) return new Response('')
  if (pathname === '/api/tables') return Response.json({ table: 'sample', seat: 0, token: 'sample' })
  if (pathname.endsWith('/moves')) return Response.json({ version: table.version })
  if (method === 'GET') return Response.json(table)
  return Response.json({ error: { code: 'mock', message: 'The sample table does not play.', rule: null } }, { status: 422 })
}
