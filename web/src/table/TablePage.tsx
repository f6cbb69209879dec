import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { person } from '../person'
import { isBigScreen } from './BigScreen'
import { HotSeat } from './HotSeat'
import { handsOf, keepSeen, keepTable, lastSeen, myTables, offered, tokenOf } from './memory'
import { Offered } from './Offered'
import { say } from '../words'
import { loadGameWords } from './sprites'
import { Away } from './Away'
import { Refusal } from './Refusal'
import { type GameTable, hasTable, loadTable } from './game'
import { TableFrame } from './TableFrame'
import { TableStore } from './store'

/** The page of one table: of one person, of several on one device, or of everybody in the room. `seat` is the one that the link is for. */
export function TablePage({ table, seat }: { table: string; seat: number | null }) {
  const hands = useMemo(() => handsOf(table), [table])
  const seen = useMemo(() => lastSeen(table), [table])
  // Without a seat's own token one may sit here as the person one is; a stranger to the table looks on.
  const held = tokenOf(table) ?? person.peek()
  if (isBigScreen(location.search)) return <TableOf table={table} held={null} seen={null} />
  return (
    <>
      {hands.length > 1
        ? <HotSeat table={table} hands={hands} />
        : <TableOf key={held} table={table} held={held} seen={seen} saw={(version) => keepSeen(table, version)} seat={seat} />}
      {offered.value?.table === table && <Offered {...offered.value} />}
    </>
  )
}

interface TableProps {
  table: string
  /** The token of who looks; null for a spectator. */
  held: string | null
  /** The version last looked at. */
  seen: number | null
  saw?: (version: number) => void
  seat?: number | null
}

/** A table as a seat or a spectator sees it: connects, loads what draws its game, and remembers what was seen. */
export function TableOf({ table, held, seen, saw, seat = null }: TableProps) {
  const [token, hold] = useState(held)
  const store = useMemo(() => {
    const game = myTables.peek().find((one) => one.table === table)?.game
    return new TableStore(table, token, Boolean(game) && !hasTable(game ?? ''))
  }, [table, token])
  const before = useMemo(() => seen, [store])
  const [drawn, draw] = useState<GameTable | null>(null)
  const [failed, fail] = useState(false)
  const game = store.snapshot.value?.game
  useEffect(() => () => store.close(), [store])
  useEffect(() => {
    if (game) void Promise.all([loadTable(game), loadGameWords(game)]).then(([table]) => draw(table), () => fail(true))
  }, [game])
  useSignalEffect(() => {
    const snapshot = store.snapshot.value
    if (!snapshot) return
    // A big screen in the browser of somebody who plays is not their seat.
    if (!isBigScreen(location.search)) keepTable({ table, game: snapshot.game, seat: snapshot.you })
    if (!document.hidden) saw?.(snapshot.version)
  })
  // Neither a link that holds no seat nor a person who has none here keeps anybody from the seat they have, or from looking on.
  const foreign = store.refused.value?.code === 'foreign_token' && person.value !== null
  const stranger = foreign && token === person.value
  const misled = foreign && !stranger && token === tokenOf(table)
  useEffect(() => void (stranger && hold(null)), [stranger])
  useEffect(() => void (misled && keepTable({ table, token: null })), [misled])
  if (store.refused.value && !stranger && !misled) return <Refusal problem={store.refused.value} table={table} token={token} />
  if (failed) return <Away text={say('cannot-load')} />
  if (!drawn || !store.snapshot.value) return <Away text={say(store.stream.connection.value === 'off' ? 'offline' : 'opening')} waiting />
  return <TableFrame store={store} game={drawn} seen={before} seat={seat} {...(saw && { saw })} />
}
