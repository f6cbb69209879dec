import { language, say } from './words'
import type { Choices, GameInfo, Held, Hint, Mine, NewTable, ErrorBody, Person, Phrase, Rules, SitDown, Snapshot, TableInfo, TimelinePoint, TurningPoints, Webhooks } from './wire'

/** The server said no; `problem` is its one sentence, and the rule behind it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ErrorBody,
  ) {
    super(problem.message)
  }

  /** It may be otherwise in a moment: the server is busy, or ill. */
  get passing(): boolean {
    return this.status === 429 || this.status >= 500
  }
}

/** The server did not answer: it is not known whether it heard. */
export class Unreachable extends Error {}

/** What shows who asks: the token of a seat or a person, or one with the seat that is meant of several. */
export type Holder = string | { token: string; seat: number }

export const secretOf = (holder: Holder | null): string | null => (typeof holder === 'string' ? holder : (holder?.token ?? null))
export const seatOf = (holder: Holder | null): number | null => (holder && typeof holder === 'object' ? holder.seat : null)

const withSeat = (path: string, seat: number | null): string => (seat === null ? path : `${path}${path.includes('?') ? '&' : '?'}seat=${seat}`)

/** Asks the server; a body that is text goes as it is. */
async function call(path: string, holder: Holder | null = null, body?: unknown): Promise<Response> {
  const token = secretOf(holder)
  const headers: Record<string, string> = { 'Accept-Language': language.peek() }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const request: RequestInit = body === undefined ? { headers } : { headers, method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
  let response: Response
  try {
    response = await fetch(`/api${withSeat(path, seatOf(holder))}`, request)
  } catch {
    throw new Unreachable()
  }
  if (response.ok) return response
  const problem = await problemOf(response)
  if (!problem && response.status >= 500) throw new Unreachable()
  throw new Refused(response.status, problem ?? { code: 'unknown', message: say('refused-elsewhere', { status: String(response.status) }), rule: null })
}

/** What the server itself says; null where something on the way to it answers. */
async function problemOf(response: Response): Promise<ErrorBody | null> {
  try {
    const { error } = (await response.json()) as { error?: ErrorBody }
    return error ?? null
  } catch {
    return null
  }
}

async function json<T>(path: string, token?: Holder | null, body?: unknown): Promise<T> {
  return (await (await call(path, token, body)).json()) as T
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

type Query = Record<string, string | number | boolean | null>

/** What stands behind a path; null is left out. */
function written(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}` : ''
}

/** A fresh id for a command; works also where the page is not served over HTTPS. */
export const commandId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 15) | 64
  bytes[8] = (bytes[8]! & 63) | 128
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const api = {
  games: () => json<GameInfo[]>('/games'),
  rules: (game: string, lang: string) => json<Rules>(`/games/${game}/rules?lang=${lang}`),
  words: async (game: string, lang: string) => (await call(`/games/${game}/words?lang=${lang}`)).text(),
  newPerson: () => json<Person>('/people', null, {}),
  renew: (person: string, fresh: string) => call('/me/renew', person, { person: fresh }),
  myTables: (person: string) => json<TableInfo[]>('/me/tables', person),
  lobby: () => json<TableInfo[]>('/lobby'),
  open: (wish: NewTable) => json<Held>('/tables', null, wish),
  sit: (table: string, wish: SitDown) => json<Held>(`${at(table)}/seats`, null, wish),
  /** The seats that a token is good for at a table. */
  mine: (table: string, token: string) => json<Mine>(`${at(table)}/me`, token),
  /** Let a bot take an open seat; the host may. */
  seatBot: (table: string, token: Holder | null, seat: number, bot: string) => call(`${at(table)}/bots`, token, { seat, bot }),
  snapshot: (table: string, token: Holder | null, query: Query = {}) => json<Snapshot>(at(table) + written(query), token),
  turningPoints: (table: string, token: Holder | null) => json<TurningPoints>(`${at(table)}/turning-points`, token),
  /** Have the game thought over, and ask what came of it so far. */
  findTurningPoints: (table: string, token: Holder | null) => json<TurningPoints>(`${at(table)}/turning-points`, token, {}),
  timeline: (table: string, token: Holder | null) => json<TimelinePoint[]>(`${at(table)}/timeline`, token),
  move: (table: string, token: Holder | null, command: string, version: number, move: string) =>
    json<{ version: number }>(`${at(table)}/moves`, token, { command, version, move }),
  choices: (table: string, token: Holder | null, version: number, draft: string[]) =>
    json<Choices>(`${at(table)}/choices`, token, { version, draft }),
  undo: (table: string, token: Holder | null, command: string, version: number) =>
    json<{ version: number }>(`${at(table)}/undo`, token, { command, version }),
  /** Do something at a table that is no move. */
  act: (table: string, token: Holder | null, what: string, body: object) => json<{ version: number }>(`${at(table)}/${what}`, token, { command: commandId(), ...body }),
  hint: (table: string, token: Holder | null, version: number, draft: string[]) => json<Hint>(`${at(table)}/hint`, token, { version, draft }),
  setStandIn: (table: string, token: Holder | null, seconds: number | null) => call(`${at(table)}/stand-in`, token, { seconds }),
  webhooks: (table: string, token: Holder | null) => json<Webhooks>(`${at(table)}/webhooks`, token),
  setWebhook: (table: string, token: Holder | null, url: string | null, whole_table: boolean) => call(`${at(table)}/webhook`, token, { url, whole_table }),
  setMyWebhook: (person: string | null, url: string | null) => call('/me/webhook', person, { url }),
  phrases: (lang: string) => json<Phrase[]>(`/phrases?lang=${lang}`),
  rematch: (table: string, token: Holder | null) => json<Held>(`${at(table)}/rematch`, token, {}),
  /** The address of a table's live stream. */
  stream: (table: string) => `${location.origin.replace(/^http/, 'ws')}/api${at(table)}/stream`,
  /** The table in plain text, as the seat sees it. */
  text: async (table: string, token: Holder | null) => (await call(`${at(table)}/text`, token)).text(),
  /** A finished game as the text of a file. */
  record: async (table: string, token: Holder | null) => (await call(`${at(table)}/record`, token)).text(),
  bringIn: (record: string) => json<Held>('/records', null, record),
}
