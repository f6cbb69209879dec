import { signal } from '@preact/signals'
import { read, write } from '../settings'
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
const KEPT = 30
const FORGOTTEN_KEPT = 200

export const myTables = signal<MyTable[]>(read(KEY, []))

/** Tables that were taken off the list; the server goes on listing them. */
export const forgotten = signal<string[]>(read(FORGOTTEN, []))

/** Keep a table, newest first. What is not given stays as it was. */
export function keepTable(mine: Partial<MyTable> & { table: string }): void {
  const known = myTables.value.find((one) => one.table === mine.table)
  const whole = { token: null, seat: null, game: '', ...known, ...mine }
  if (known && known === myTables.value[0] && JSON.stringify(known) === JSON.stringify(whole)) return
  myTables.value = [whole, ...myTables.value.filter((one) => one.table !== mine.table)].slice(0, KEPT)
  write(KEY, myTables.value)
  if (forgotten.value.includes(mine.table)) rememberForgotten(forgotten.value.filter((one) => one !== mine.table))
}

export function forgetTable(table: string): void {
  myTables.value = myTables.value.filter((one) => one.table !== table)
  write(KEY, myTables.value)
  rememberForgotten([table, ...forgotten.value].slice(0, FORGOTTEN_KEPT))
}

function rememberForgotten(tables: string[]): void {
  forgotten.value = tables
  write(FORGOTTEN, tables)
}

export const tokenOf = (table: string): string | null => myTables.value.find((one) => one.table === table)?.token ?? null

/** The seat that somebody was given, if it is one. */
export const handIn = ({ seat, token }: Held): Hand[] => (seat === null || token === null ? [] : [{ seat, token }])

/** The seats of the people who share this device at a table; none where it is one person's. */
export const handsOf = (table: string): readonly Hand[] => myTables.peek().find((one) => one.table === table)?.hands ?? []

const seenKey = (table: string) => `innkeeper.seen.${table}`

/** The last version of a table that was looked at here; noted once the page is drawn, as that is slow. */
export const lastSeen = (table: string): number | null => read(seenKey(table), null)

export const keepSeen = (table: string, version: number): void => void setTimeout(() => write(seenKey(table), version))
