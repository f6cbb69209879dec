/** One's own side of the table: purse and forecast, hand, annexes, and the dead still above ground. */
import { Art } from '../../kit/Art'
import { Mark } from '../../kit/Mark'
import { useScene } from '../../kit/scene'
import { useWords } from '../../kit/words'
import { Spot } from '../../kit/Spot'
import { Touch } from '../../kit/Touch'
import type { SeatInfo, Snapshot } from '../../wire'
import { Annexes, wings } from './annexes'
import { GuestCard, Meaning, Sign, useGuestLine } from './cards'
import { AFFINITY } from './effects'
import { Worth } from './rivals'
import type { BloodyInnView, Guest, Player } from './view'

interface Own {
  table: Snapshot<BloodyInnView>
  player: Player
  info: SeatInfo
}

export function Purse({ table, player, info }: Own) {
  const say = useWords()
  const acting = table.acting.includes(info.seat)
  return (
    <Spot as="section" names={[`player:${info.seat}`]} class={`me seat-${info.colour}${acting ? ' acting' : ''}`}>
      <header>
        <Mark colour={info.colour} />
        <h2 title={info.name}>{info.name}</h2>
        {table.view.first === info.seat && (
          <span class="first">
            <Art id="x-candle" />
            {say('table-first-short')}
          </span>
        )}
      </header>
      <Worth player={player} wealth={table.view.wealth} />
      {table.view.phase !== 'over' && <Morning player={player} cap={table.view.cap} />}
    </Spot>
  )
}

/** What the morning would bring as things stand, line by line, and what one would wake with. */
function Morning({ player, cap }: { player: Player; cap: number | null }) {
  const say = useWords()
  const { forecast, corpses, checks } = player
  const lines: [text: string, amount: number, always?: boolean][] = [
    [say('table-rooms-at-dawn'), forecast.rooms, true],
    [say('table-gardens-at-dawn'), forecast.gardens],
    [say('table-police-at-dawn', { bodies: corpses.length }), -forecast.police],
    [say('table-checks-at-dawn'), forecast.checks - checks],
    [say('table-spilt-at-dawn', { cap: cap ?? 0 }), -spilt(player)],
    [say('table-wages-at-dawn'), -forecast.wages, true],
    [say('table-unpaid-at-dawn'), -forecast.unpaid],
  ]
  return (
    <dl class="morning">
      {lines
        .filter(([, amount, always]) => amount !== 0 || always)
        .map(([text, amount]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd class={amount < 0 ? 'num loss' : 'num'}>{signed(amount)}</dd>
          </div>
        ))}
      <div class="sum">
        <dt>{say('table-wake')}</dt>
        <dd class="num">{forecast.wake}</dd>
      </div>
    </dl>
  )
}

/** What the forecast loses on its way: what comes in beyond the end of the wealth track. */
function spilt({ cash, checks, forecast }: Player): number {
  const { rooms, gardens, police, wages, wake } = forecast
  const fine = Math.min(cash, Math.max(0, police - 10 * (checks - forecast.checks)))
  return Math.max(0, cash - fine + rooms + gardens - wages - wake)
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0')

/** The half-made move, as far as the table shows it. */
export interface Half {
  deed: string | null
  /** Those who would come to the hand, to the row of annexes or to the dead. */
  targets: Guest[]
}

export function useHalf(view: BloodyInnView, player: Player | undefined): Half {
  const parts = useScene().walker.draft.value.map(({ choice }) => choice.part)
  const deed = parts[0] ?? null
  const targets = parts.slice(1).flatMap((part) => {
    const [word, what] = part.split(':')
    if (word === 'room') return view.rooms.find(({ number }) => String(number) === what)?.guest ?? []
    if (word === 'bistro') return { kind: 'peasant', type: 'peasant', rank: 0, money: 4 } as const
    if (word === 'card') return player?.hand.find(({ kind }) => kind === what) ?? []
    return []
  })
  return { deed, targets }
}

/** A row of cards that overlap as soon as they must. `n` counts all that lie in it. */
function Row({ n, children }: { n: number; children: preact.ComponentChildren }) {
  return (
    <div class="row-frame">
      <div class="row" style={{ '--n': n }}>
        {children}
      </div>
    </div>
  )
}

/** Where a guest would lie after the half-made move. */
const Ghost = ({ guest, dead = false }: { guest: Guest; dead?: boolean }) => (
  <span class="wraith" aria-hidden="true">
    <GuestCard guest={guest} dead={dead} />
  </span>
)

export function Hand({ player, half }: { player: Player; half: Half }) {
  const say = useWords()
  const joining = half.deed === 'bribe' ? half.targets : []
  const alike = copies(player.hand)
  const n = player.hand.length + joining.length
  return (
    <Spot as="section" names={[`hand:${player.seat}`]} class={`zone accomplices${n > 5 ? ' tight' : ''}`} label={say('table-hand')} style={{ '--cards': n }}>
      <h2>
        {say('table-hand')} <b class="num">{player.hand.length}</b>
      </h2>
      <Row n={n}>
        {player.hand.map((guest, i) => (
          <Accomplice key={`${guest.kind}${alike[i]}`} guest={guest} copy={alike[i] ?? 0} deed={half.deed} />
        ))}
        {joining.map((guest, i) => (
          <Ghost key={`ghost${i}`} guest={guest} />
        ))}
        {n === 0 && <p class="none">{say('table-no-hand')}</p>}
      </Row>
    </Spot>
  )
}

/** For each card its number among the cards of its kind. */
export function copies(hand: Guest[]): number[] {
  return hand.map((guest, i) => hand.slice(0, i).filter(({ kind }) => kind === guest.kind).length)
}

function Accomplice({ guest, copy, deed }: { guest: Guest; copy: number; deed: string | null }) {
  const say = useWords()
  const line = useGuestLine()
  const { kind, type } = guest
  const returns = deed !== null && AFFINITY[deed] === type
  return (
    <span class={`held${returns ? ' returns' : ''}`}>
      <Touch
        names={[`play:${kind}`, `card:${kind}`, `dismiss:${kind}`, `discard:${kind}`]}
        copy={copy}
        class="accomplice"
        label={line(guest)}
        about={<Meaning guest={guest} />}
      >
        <GuestCard guest={guest} copy={copy} />
      </Touch>
      {returns && (
        <span class={`ribbon ${type}`}>
          <Sign id={type} />
          {say('table-comes-back')}
        </span>
      )}
    </span>
  )
}

export function Wings({ player, half }: { player: Player; half: Half }) {
  const say = useWords()
  const rising = half.deed === 'build' ? half.targets : []
  const n = wings(player.annexes).length + rising.length
  const crowded = n > 6
  return (
    <section class={`zone wings${crowded ? ' crowded' : ''}`} aria-label={say('table-annexes')} style={{ '--cards': n }}>
      <h2>
        {say('table-annexes')} <b class="num">{player.annexes.length}</b>
      </h2>
      <Row n={n}>
        <Annexes player={player} mini={crowded} />
        {rising.map((guest, i) => (
          <Ghost key={`ghost${i}`} guest={guest} />
        ))}
      </Row>
    </section>
  )
}

export function Unburied({ player, half }: { player: Player; half: Half }) {
  const say = useWords()
  const falling = half.deed === 'kill' ? half.targets : []
  const n = player.corpses.length + falling.length
  const alike = copies(player.corpses)
  return (
    <Spot
      as="section"
      names={[`corpses:${player.seat}`]}
      class={`zone unburied${n === 0 ? ' nobody' : ''}`}
      label={say('table-unburied')}
      style={{ '--cards': n }}
    >
      {n > 0 && (
        <>
          <h2>
            {say('table-unburied')} <b class="num">{player.corpses.length}</b>
          </h2>
          <Row n={n}>
            {player.corpses.map((corpse, i) => (
              <Corpse key={`${corpse.kind}${alike[i]}`} corpse={corpse} copy={alike[i] ?? 0} />
            ))}
            {falling.map((guest, i) => (
              <Ghost key={`ghost${i}`} guest={guest} dead />
            ))}
          </Row>
          <Danger player={player} />
        </>
      )}
    </Spot>
  )
}

function Corpse({ corpse, copy }: { corpse: Guest; copy: number }) {
  const say = useWords()
  const line = useGuestLine()
  return (
    <Touch
      names={[`corpse:${corpse.kind}`]}
      copy={copy}
      class="corpse"
      label={say('table-unburied-guest', { guest: line(corpse) })}
      about={<Meaning guest={corpse} dead />}
    >
      <GuestCard guest={corpse} dead copy={copy} />
    </Touch>
  )
}

/** A body above ground is quiet until the police sleep in the house. */
function Danger({ player }: { player: Player }) {
  const say = useWords()
  const asked = player.forecast.police > 0
  return (
    <p class={asked ? 'danger near' : 'danger'}>
      <Art id={asked ? 'i-police' : 'x-spade'} />
      <span>{say(asked ? 'table-danger' : 'table-no-danger', { bodies: player.corpses.length })}</span>
    </p>
  )
}
