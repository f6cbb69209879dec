import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { Sitters } from '../kit/Sitters'
import { link } from '../route'
import { forgetTable, handsOf, hideTable } from '../table/memory'
import type { GameInfo } from '../wire'
import { say } from '../words'
import { coverOf } from './Box'
import { type Entry, isYours, SHOWN, type Standing, useMyTables } from './tables'

/** The tables one plays at, as tickets: yours to play first. */
export function MyTables({ games }: { games: readonly GameInfo[] }) {
  const tables = useMyTables()
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{say('my-tables')}</h2>
      {tables.length === 0 && <p class="tables-none">{say('no-tables')}</p>}
      <Tickets of={tables} each={(one) => <Ticket key={one.table} entry={one} title={games.find((game) => game.name === one.game)?.title ?? one.game} />} />
    </section>
  )
}

/** The first of some tables, and all of them for the asking. */
export function Tickets<T>({ of, each }: { of: readonly T[]; each(one: T): ComponentChildren }) {
  const all = useSignal(false)
  return (
    <>
      <ul>{of.slice(0, all.value ? undefined : SHOWN).map(each)}</ul>
      {of.length > SHOWN && (
        <Pill class="ghost-pill tables-all" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>{all.value ? say('tables-fewer') : say('tables-all', { count: of.length })}</Pill>
      )}
    </>
  )
}

function Ticket({ entry, title }: { entry: Entry; title: string }) {
  const { table, game, standing } = entry
  const yours = isYours(entry)
  const seen = typeof standing === 'object' ? standing : null
  return (
    <li class="ticket-place">
      <a class={`ticket ${yours ? 'is-yours' : ''}`} {...link(`/table/${table}`)}>
        <Cover game={game} />
        <span class="ticket-text">
          <b>{seen?.title ?? title}</b>
          {seen && <Sitters seats={seen.seats} />}
          <em>{stateOf(standing)}</em>
        </span>
        {yours && <span class="ticket-go"><Icon name="arrow" /></span>}
      </a>
      {isIdle(standing) && (
        <button type="button" class="round ticket-forget" aria-label={say('forget', { game: seen?.title ?? title })} onClick={() => takeOff(entry)}>
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

/** Whether nobody here is in the middle of anything there. */
const isIdle = (standing: Entry['standing']): boolean =>
  standing === 'gone' || (standing !== 'unseen' && (standing.status !== 'playing' || !standing.you.length))

/** Take a table off the list. A seat where the game is still to begin is kept. */
function takeOff({ table, standing }: Entry): void {
  const awaited = typeof standing === 'object' && standing.status === 'waiting' && standing.you.length > 0
  if (awaited) hideTable(table)
  else forgetTable(table)
}

/** The picture of a game, small. */
export function Cover({ game }: { game: string }) {
  const cover = coverOf(game)
  return <span class="ticket-picture">{cover && <img src={cover} alt="" />}</span>
}

function stateOf(standing: Entry['standing']): string {
  if (standing === 'unseen') return '…'
  if (standing === 'gone') return say('gone')
  if (standing.status === 'over') return say('game-done')
  if (standing.status === 'closed') return say('table-closed')
  if (standing.status === 'waiting') return say('waits')
  if (standing.your_turn) return yourTurn(standing)
  const [first] = standing.acting
  return say('turn-of', { name: standing.seats[first ?? 0]?.name ?? '', count: standing.acting.length })
}

/** Said by name where several people share this device. */
function yourTurn({ table, seats, acting, you }: Standing): string {
  const next = seats[you.find((seat) => acting.includes(seat) && !seats[seat]?.stand_in) ?? -1]
  return next && handsOf(table).length > 1 ? say('curtain-turn', { name: next.name }) : say('your-turn')
}
