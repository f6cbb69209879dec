import { signal } from '@preact/signals'
import { read, write } from '../settings'
import { type Holder, seatOf, secretOf } from '../api'
import type { Held } from '../wire'

/** A seat, and the token that holds it. */
export interface Hand {
  seat: number
  token: string
}

/** A seat this browser holds, or a table it watches. */
export interface MyTable {
  table: string
  token: string | null
  seat: number | null
  game: string
  /** The seats of the people who share this device, if there are several. */
  hands?: Hand[]
}

const KEY = 'innkeeper.tables'
const FORGOTTEN = 'innkeeper.forgotten'
const LOST = 'innkeeper.lost'
const KEPT = 30
const FORGOTTEN_KEPT = 200

export const myTables = signal<MyTable[]>(read(KEY, []))

/** Tables that were taken off the list; the server goes on listing them. */
export const forgotten = signal<string[]>(read(FORGOTTEN, []))

/** Keep a table, newest first. What is not given stays as it was. Tables that are only watched give way; a seat is never forgotten. */
export function keepTable(mine: Partial<MyTable> & { table: string }): void {
  myTables.value = read(KEY, myTables.value) // another tab may have sat down somewhere meanwhile
  const known = myTables.value.find((one) => one.table === mine.table)
  const whole = { token: null, seat: null, game: '', ...known, ...mine }
  if (forgotten.value.includes(mine.table)) rememberForgotten(forgotten.value.filter((one) => one !== mine.table))
  if (known && known === myTables.value[0] && JSON.stringify(known) === JSON.stringify(whole)) return
  const others = myTables.value.filter((one) => one.table !== mine.table)
  myTables.value = [whole, ...others.filter((one, number) => number < KEPT || one.token || one.hands)]
  write(KEY, myTables.value)
}

export function forgetTable(table: string): void {
  myTables.value = read(KEY, myTables.value).filter((one) => one.table !== table)
  write(KEY, myTables.value)
  hideTable(table)
}

/** Take a table off the list and keep the seat there: it comes back once it is one's turn, or one goes there. */
export function hideTable(table: string): void {
  rememberForgotten([table, ...forgotten.value.filter((one) => one !== table)].slice(0, FORGOTTEN_KEPT))
}

function rememberForgotten(tables: string[]): void {
  forgotten.value = tables
  write(FORGOTTEN, tables)
}

/** A seat's token that a link brings to where one sits already, until somebody has said whether to take that seat. */
export const offered = signal<{ table: string; token: string } | null>(null)

/** Take the token of an invite link into the browser's memory, and out of the address. Nobody loses a seat by following a link. */
export function takeToken(table: string): void {
  const token = location.hash.slice(1)
  if (!token) return
  history.replaceState(null, '', location.pathname + location.search)
  if (!/^[\w-]+$/.test(token)) return
  const sits = tokenOf(table) !== null || handsOf(table).length > 0
  if (!sits) keepTable({ table, token })
  else if (token !== tokenOf(table) && !handsOf(table).some((hand) => hand.token === token)) offered.value = { table, token }
}

export const tokenOf = (table: string): string | null => myTables.value.find((one) => one.table === table)?.token ?? null

/** The seat that somebody was given, if it is one. */
export const handIn = ({ seat, token }: Held): Hand[] => (seat === null || token === null ? [] : [{ seat, token }])

/** The seats of the people who share this device at a table; none where it is one person's. */
export const handsOf = (table: string): readonly Hand[] => myTables.peek().find((one) => one.table === table)?.hands ?? []

/** Go on with another secret wherever several people share this device by the person's own. */
export function renewHands(before: string, fresh: string): void {
  const renewed = (hand: Hand) => (hand.token === before ? { ...hand, token: fresh } : hand)
  myTables.value = read(KEY, myTables.value).map((one) => (one.hands ? { ...one, hands: one.hands.map(renewed) } : one))
  write(KEY, myTables.value)
}

/** Whether this page is about to load anew. */
let leaving = false

/** Whether a seat there was let go of just before this page was loaded; true once. */
export function justLost(table: string): boolean {
  const lost = !leaving && sessionStorage.getItem(LOST) === table
  if (lost) sessionStorage.removeItem(LOST)
  return lost
}

/** Let go of a seat that one holds no more, and look anew who one is here; of several on this device the others stay. */
export function letGo(table: string, holder: Holder): void {
  const [token, seat] = [secretOf(holder), seatOf(holder)]
  const hands = handsOf(table).filter((hand) => hand.token !== token || (seat !== null && hand.seat !== seat))
  const kept = tokenOf(table) === token ? null : tokenOf(table)
  keepTable({ table, hands, token: kept ?? hands[0]?.token ?? null, seat: null })
  sessionStorage.setItem(LOST, table)
  leaving = true
  location.reload()
}

const seenKey = (table: string) => `innkeeper.seen.${table}`

/** The last version of a table that was looked at here; noted once the page is drawn, as that is slow. */
export const lastSeen = (table: string): number | null => read(seenKey(table), null)

export const keepSeen = (table: string, version: number): void => void setTimeout(() => write(seenKey(table), version))
