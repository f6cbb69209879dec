import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { api, Refused } from '../api'
import { person } from '../person'
import { forgotten, handsOf, type MyTable, myTables } from '../table/memory'
import type { ClosedTable, Snapshot, TableInfo } from '../wire'
import { language } from '../words'

export const SHOWN = 9
const AGAIN = 15_000 // milliseconds

/** What a ticket tells of a table. */
export type Standing = Pick<TableInfo, 'table' | 'game' | 'title' | 'status' | 'seats' | 'acting' | 'you' | 'your_turn'>

/** A table on the list: as it stands, "gone" when the server knows none, "unseen" before it was looked at or while the server is away. */
export interface Entry {
  table: string
  game: string
  standing: Standing | 'gone' | 'unseen'
}

/** The tables one plays at, one's own turn first: all that the server knows of this person, and what only this browser remembers. What was taken off comes back when it is one's turn. */
export function useMyTables(): readonly Entry[] {
  const found = useFresh<readonly Entry[]>(entries, myTables.peek().map(unseen), person.value)
  return found.filter((one) => !forgotten.value.includes(one.table) || isYours(one))
}

/** The public tables of others that wait for people; none while the server is away. */
export function useLobby(): readonly TableInfo[] {
  const found = useFresh<readonly TableInfo[]>(() => api.lobby().catch(() => []), [], null)
  return found.filter((one) => !myTables.value.some((mine) => mine.table === one.table))
}

/** What a question to the server brings, asked again and again while somebody looks. */
function useFresh<T>(ask: () => Promise<T>, first: T, whose: unknown): T {
  const found = useSignal(first)
  useEffect(() => {
    const look = () => void (document.hidden || ask().then((answer) => (found.value = answer)))
    look()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => (clearInterval(timer), document.removeEventListener('visibilitychange', look))
  }, [whose, language.value])
  return found.value
}

const unseen = ({ table, game }: MyTable): Entry => ({ table, game, standing: 'unseen' })

export async function entries(): Promise<Entry[]> {
  const listed = person.peek() ? await api.myTables(person.peek()!).catch(() => []) : []
  const known = new Set(listed.map((one) => one.table))
  const others = myTables.peek().filter((one) => !known.has(one.table))
  const looked = [...(await Promise.all(others.slice(0, SHOWN).map(lookAt))), ...others.slice(SHOWN).map(unseen)]
  const all = [...listed.map((standing): Entry => ({ table: standing.table, game: standing.game, standing: withHands(standing) })), ...looked]
  return all.sort((one, other) => Number(isYours(other)) - Number(isYours(one)))
}

export const isYours = ({ standing }: Entry): boolean => typeof standing === 'object' && standing.your_turn

/** The same for all who share this device there: the turn of any of them is a turn here. */
function withHands(standing: Standing): Standing {
  const hands = handsOf(standing.table).map(({ seat }) => seat)
  const asked = standing.status === 'playing' && hands.some((seat) => standing.acting.includes(seat) && !standing.seats[seat]?.stand_in)
  return { ...standing, you: [...new Set([...standing.you, ...hands])], your_turn: standing.your_turn || asked }
}

/** A table that only this browser remembers: one that is watched, or was begun before the person was known. */
async function lookAt(mine: MyTable): Promise<Entry> {
  try {
    return { ...unseen(mine), standing: withHands(standingOf(await api.snapshot(mine.table, mine.token))) }
  } catch (failure) {
    if (!(failure instanceof Refused) || failure.passing) return unseen(mine)
    if (failure.problem.code === 'foreign_token' && mine.token) return lookAt({ ...mine, token: null }) // that seat was freed
    const { closed } = failure.problem
    return { ...unseen(mine), standing: closed ? closedStanding(mine.table, closed) : 'gone' }
  }
}

const closedStanding = (table: string, { game, title, seats }: ClosedTable): Standing => ({ table, game, title, status: 'closed', seats, acting: [], you: [], your_turn: false })

function standingOf({ table, game, title, status, seats, acting, you }: Snapshot): Standing {
  const yours = status === 'playing' && you !== null && acting.includes(you) && !seats[you]?.stand_in
  return { table, game, title, status, seats, acting: status === 'playing' ? acting : [], you: you === null ? [] : [you], your_turn: yours }
}
