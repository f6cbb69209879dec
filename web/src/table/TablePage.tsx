import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { api, type Holder, Refused, seatOf, secretOf } from '../api'
import { person } from '../person'
import { isBigScreen } from './BigScreen'
import { HotSeat } from './HotSeat'
import { type Hand, handsOf, keepSeen, keepTable, justLost, lastSeen, letGo, myTables, offered, tokenOf } from './memory'
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
  const big = useMemo(() => isBigScreen(location.search), [table]) // and stays so, whatever becomes of the address
  const place = usePlace(table)
  const seen = useMemo(() => lastSeen(table), [table])
  if (big) return <TableOf table={table} held={null} seen={null} big />
  if (!place) return <Away text={say('opening')} waiting />
  const { hands, held } = place
  return (
    <>
      {hands.length > 1
        ? <HotSeat table={table} hands={hands} />
        : <TableOf key={held} table={table} held={held} seen={seen} saw={(version) => keepSeen(table, version)} seat={seat} />}
      {offered.value?.table === table && <Offered {...offered.value} />}
    </>
  )
}

/** Whose page this is: of several people who share this device, or of whoever a token shows; a stranger looks on. */
interface Place {
  hands: readonly Hand[]
  held: string | null
}

const AGAIN = 1000 // milliseconds

/** Without a seat's own token one may sit here as the person one is, or as several who shared another device; null until that is known. */
function usePlace(table: string): Place | null {
  const kept: Place = { hands: handsOf(table), held: tokenOf(table) }
  const [asked, know] = useState<Place | null>(null)
  const [token] = useState(person.peek()) // who only becomes somebody by sitting down here gets that seat's own token
  const known = kept.held !== null || kept.hands.length > 0 || token === null
  useEffect(() => {
    if (known || token === null) return
    let timer = 0
    const found = ({ seats }: { seats: number[] }) => {
      if (seats.length > 1) keepTable({ table, hands: seats.map((seat) => ({ seat, token })) })
      know({ hands: handsOf(table), held: seats.length ? token : null })
    }
    const ask = () => void api.mine(table, token).then(found, (failure: unknown) => {
      // What is wrong the table says itself, to whoever may hear it.
      if (failure instanceof Refused) know({ hands: [], held: failure.problem.code === 'foreign_token' ? null : token })
      else timer = setTimeout(ask, AGAIN)
    })
    ask()
    return () => clearTimeout(timer)
  }, [known])
  return known ? kept : asked
}

interface TableProps {
  table: string
  /** What holds the seat of who looks; null for a spectator. */
  held: Holder | null
  /** The version last looked at. */
  seen: number | null
  saw?: (version: number) => void
  seat?: number | null
  /** Whether everybody in the room looks at it. */
  big?: boolean
}

/** A table as a seat or a spectator sees it: connects, loads what draws its game, and remembers what was seen. */
export function TableOf({ table, held, seen, saw, seat = null, big = false }: TableProps) {
  const store = useMemo(() => {
    const game = myTables.peek().find((one) => one.table === table)?.game
    return new TableStore(table, held, Boolean(game) && !hasTable(game ?? ''))
  }, [table, secretOf(held), seatOf(held)])
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
    if (!big) keepTable({ table, game: snapshot.game, seat: snapshot.you })
    if (!document.hidden) saw?.(snapshot.version)
    if (!big && snapshot.you === null && justLost(table)) store.notice.value = say('no-seat-now')
  })
  // Neither a link that holds no seat nor one that was lost keeps anybody from the seat they have, or from looking on.
  const misled = store.refused.value?.code === 'foreign_token' && held !== null
  useEffect(() => void (misled && letGo(table, held)), [misled])
  if (store.refused.value && !misled) return <Refusal problem={store.refused.value} table={table} token={held} />
  if (failed) return <Away text={say('cannot-load')} />
  if (!drawn || !store.snapshot.value) return <Away text={say(store.stream.connection.value === 'off' ? 'offline' : 'opening')} waiting />
  return <TableFrame store={store} game={drawn} seen={before} seat={seat} big={big} {...(saw && { saw })} />
}
