import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Pill } from '../kit/Pill'
import type { SeatInfo } from '../wire'
import { say } from '../words'
import { Away } from './Away'
import { Refusal } from './Refusal'
import type { Hand } from './memory'
import { TableOf } from './TablePage'
import { TableStore } from './store'

/**
 * Several people on one device: the table is shown to one of them at a time, by their own knowledge. Whenever another of them is asked,
 * for a move or whether somebody may take one back, everything is taken off the page, and a curtain asks for them.
 */
export function HotSeat({ table, hands }: { table: string; hands: readonly Hand[] }) {
  const store = useMemo(() => new TableStore(table, null, false), [table])
  const shown = useSignal<number | null>(null)
  const left = useRef(new Map<number, number>()).current
  useEffect(() => () => store.close(), [store])
  if (store.refused.value) return <Refusal problem={store.refused.value} table={table} token={hands[0] ?? null} />
  const snapshot = store.snapshot.value
  if (!snapshot) return <Away text={say(store.stream.connection.value === 'off' ? 'offline' : 'opening')} waiting />
  const wish = snapshot.undo_asked ?? null
  const consulted = hands.filter(({ seat }) => wish && wish.seat !== seat && !wish.agreed.includes(seat) && !snapshot.seats[seat]?.stand_in)
  const asked = consulted.length ? consulted : hands.filter(({ seat }) => snapshot.acting.includes(seat) && !snapshot.seats[seat]?.stand_in)
  const here = hands.find(({ seat }) => seat === shown.value)
  const playing = snapshot.status === 'playing'
  // Whoever has the table keeps it until somebody else here is asked.
  if (playing && (!here || (asked.length > 0 && !asked.includes(here)))) {
    const next = asked[0]
    const info = next && snapshot.seats[next.seat]
    const asker = consulted.length && wish ? snapshot.seats[wish.seat] : undefined
    return <Curtain key={next?.seat} next={info} asker={asker} waiting={snapshot.prompt.text} open={() => (shown.value = next?.seat ?? null)} />
  }
  const hand = here ?? hands[0]!
  const seen = left.get(hand.seat) ?? null
  return <TableOf key={hand.seat} table={table} held={hand} seen={seen} saw={(version) => left.set(hand.seat, version)} />
}

/** Hides everything until the one who is asked says that they are there. */
function Curtain({ next, asker, waiting, open }: { next: SeatInfo | undefined; asker: SeatInfo | undefined; waiting: string; open(): void }) {
  const title = next && (asker ? say('curtain-undo', { name: next.name, asker: asker.name }) : say('curtain-turn', { name: next.name }))
  const button = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // What was still flying over the table of the one before.
    for (const ghost of document.querySelectorAll('.ghost')) ghost.remove()
    document.title = title ?? say('house')
    button.current?.querySelector('button')?.focus()
    scrollTo(0, 0)
  }, [title])
  return (
    <main class="curtain">
      <div class="curtain-cloth" aria-hidden="true" />
      <div class={`curtain-card ${next ? `seat-${next.colour}` : ''}`}>
        {next ? <Mark colour={next.colour} class="curtain-mark" /> : <Icon name="candle" viewBox="0 0 24 40" class="curtain-mark" />}
        <h1 id="curtain" aria-live="polite">{title ?? waiting}</h1>
        {next && (
          // A key that is held, or the second click of two, is still the move of the one before.
          <div ref={button} onKeyDown={(event) => event.repeat && event.preventDefault()}>
            <p>{say('curtain-look-away')}</p>
            <Pill class="play" icon={<Icon name="eye" />} onClick={(event) => event.detail < 2 && open()}>{say('curtain-open', { name: next.name })}</Pill>
          </div>
        )}
        <a class="curtain-home" href="/">{say('home')}</a>
      </div>
    </main>
  )
}
