/** The place cards of the others: everything they have lies open. */
import { Art } from '../../kit/Art'
import { Count } from '../../kit/Count'
import { Mark } from '../../kit/Mark'
import { Spot } from '../../kit/Spot'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import type { SeatInfo, Snapshot } from '../../wire'
import { Annexes } from './annexes'
import { GuestCard, Ink, Meaning, useGuestLine } from './cards'
import { rivalsOf } from './seats'
import type { BloodyInnView, Guest, Player } from './view'

export function Rivals({ table }: { table: Snapshot<BloodyInnView> }) {
  const say = useWords()
  const order = rivalsOf(table.view.players.length, table.you)
  if (order.length === 0) return null
  return (
    <section class={`rivals of-${order.length}`} aria-label={say('table-rivals')}>
      {order.map((seat) => {
        const player = table.view.players[seat]
        const info = table.seats[seat]
        return player && info && <Rival key={seat} table={table} player={player} info={info} />
      })}
    </section>
  )
}

interface Shown {
  table: Snapshot<BloodyInnView>
  player: Player
  info: SeatInfo
}

function Rival({ table, player, info }: Shown) {
  const crowd = player.annexes.length + player.corpses.length
  const acting = table.acting.includes(info.seat)
  return (
    <Spot
      as="section"
      names={[`player:${info.seat}`]}
      class={`rival seat-${info.colour}${acting ? ' acting' : ''}${crowd > 4 ? ' crowded' : ''}`}
    >
      <header>
        <Mark colour={info.colour} />
        <h2 title={info.name}>{info.name}</h2>
        <State table={table} info={info} />
        <Fan hand={player.hand} info={info} />
      </header>
      <Worth player={player} wealth={table.view.wealth} dawn />
      <div class="yard" data-element={`corpses:${info.seat}`} style={{ '--n': crowd }}>
        <Annexes player={player} mini />
        {player.corpses.map((corpse, copy) => (
          <Corpse key={`${corpse.kind}${copy}`} corpse={corpse} seat={info.seat} />
        ))}
      </div>
    </Spot>
  )
}

/** First player, thinking, away: what a look at the person would tell. */
function State({ table, info }: { table: Snapshot<BloodyInnView>; info: SeatInfo }) {
  const say = useWords()
  const thinking = table.status === 'playing' && table.acting.includes(info.seat)
  const away = info.kind === 'person' && !info.present
  return (
    <span class="state">
      {table.view.first === info.seat && (
        <span class="first" title={say('table-first')}>
          <Art id="x-candle" />
          <span class="sr">{say('table-first')}</span>
        </span>
      )}
      {thinking && (
        <span class="thinking" title={say('table-thinking')}>
          <span class="sr">{say('table-thinking')}</span>
          <i />
          <i />
          <i />
        </span>
      )}
      {!thinking && away && <em>{say('table-away')}</em>}
    </span>
  )
}

/** Purse and checks; for rivals also what they would wake with. */
export function Worth({ player, wealth, dawn = false }: { player: Player; wealth: string; dawn?: boolean }) {
  const say = useWords()
  const { forecast } = player
  return (
    <p class="worth">
      <span class="cash" data-element={`purse:${player.seat}`}>
        <Art id={dawn ? 'x-coin' : 'x-purse'} />
        <Count value={player.cash} />
        <small>{say('table-francs')}</small>
      </span>
      {wealth === 'limited' && (
        <span class="checks" data-element={`checks:${player.seat}`}>
          <Art id="x-check" />
          <b class="num">×{player.checks}</b>
          <span class="sr">{say('table-checks', { count: player.checks })}</span>
        </span>
      )}
      {dawn && (
        <span class="dawn" title={say('table-dawn-long', { ...forecast })}>
          {say('table-dawn')} <b class="num">{forecast.wake}</b>
        </span>
      )}
    </p>
  )
}

/** Hands are open: small cards in the colours of their types, and the whole hand on touch or hover. */
function Fan({ hand, info }: { hand: Guest[]; info: SeatInfo }) {
  const say = useWords()
  return (
    <Touch
      names={[`hand:${info.seat}`]}
      class="fan reach"
      label={say('table-hand-of', { name: info.name, count: hand.length })}
      about={<HandMeaning hand={hand} info={info} />}
    >
      <span class="sticks" style={{ '--n': hand.length }} aria-hidden="true">
        {hand.map((guest, i) => (
          <i key={i} class={`ink ${guest.type}`} data-ink={guest.rank} style={{ '--i': i - (hand.length - 1) / 2 }} />
        ))}
      </span>
      <Ink class="num">{hand.length}</Ink>
    </Touch>
  )
}

function HandMeaning({ hand, info }: { hand: Guest[]; info: SeatInfo }) {
  const say = useWords()
  const line = useGuestLine()
  return (
    <div class="hand-meaning">
      <h3>{say('table-hand-of', { name: info.name, count: hand.length })}</h3>
      <ul>
        {hand.map((guest, copy) => (
          <li key={copy}>
            <GuestCard guest={guest} copy={copy} />
            <span class="sr">{line(guest)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Corpse({ corpse, seat }: { corpse: Guest; seat: number }) {
  const say = useWords()
  const line = useGuestLine()
  return (
    <span class="loose">
      <Touch
        names={[`corpse:${seat}.${corpse.kind}`]}
        class="annex mini"
        label={say('table-unburied-guest', { guest: line(corpse) })}
        about={<Meaning guest={corpse} dead />}
      >
        <GuestCard guest={corpse} dead mini />
      </Touch>
    </span>
  )
}
