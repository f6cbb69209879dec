import './styles.css'
import { useState } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { LogPanel } from '../../kit/LogPanel'
import { Pill } from '../../kit/Pill'
import { Prompt } from '../../kit/Prompt'
import { StagedProvider, useScene } from '../../kit/scene'
import { useWords } from '../../kit/words'
import type { Bar as BarOf, Sources, Table as TableOf } from '../../table/game'
import type { Snapshot } from '../../wire'
import { books, type Round } from './book'
import { Ink } from './cards'
import { FacadeDefs } from './facade'
import { GuestBook } from './guestbook'
import { Hour } from './hour'
import { Inn, pavement } from './inn'
import { Hand } from './mine'
import { Sky } from './scenery'
import { Seats } from './seats'
import { type Staged, useShow } from './show'
import type { GuestType, OverbookingView } from './view'

export { End, Remembered } from './end'
export { default as sprites } from './sprites.svg?url'

export const mood = 'mood-overbooking'

export const sources: Sources = {
  guests: { icon: 'i-guests', colour: '#a06f08' },
  coats: { icon: 'i-coats', colour: '#3f6aa8' },
  tokens: { icon: 'i-tokens', colour: '#7a3b1e' },
}

export const Table: TableOf<OverbookingView> = ({ snapshot }) => {
  const say = useWords()
  const table = snapshot.value
  const { view, seats, you } = table
  const staged = useShow(table)
  const [page, look] = useState<number | 'all' | null>(null)
  const latest = books(useScene().log.value)[0]
  const own = you === null ? undefined : view.players[you]
  const player = own?.hand ? own : undefined // nobody has seen their cards before everybody sits
  const info = you === null ? undefined : seats[you]
  return (
    <div class={`ob-table inns-${view.houses.length}${player ? '' : ' is-watching'}${staged.playing ? ' is-playing' : ''}`}>
      <FacadeDefs />
      <Sky />
      <Street table={table} staged={staged} latest={latest} look={look} />
      <aside class="ob-side">
        <Seats table={table} players={staged.street.players} />
        {latest && (
          <Pill class="ob-open-book" icon={<Art id="i-book" class="ic" />} onClick={() => look('all')}>
            {say('table-book-of', { round: latest.round })}
          </Pill>
        )}
        <LogPanel />
        <AtTheDoor />
      </aside>
      <div class="ob-mine">
        {staged.playing && (
          <Pill class="ob-skip" onClick={staged.skip}>
            {say('table-skip')}
          </Pill>
        )}
        <Prompt />
        {player && info && <Hand player={player} info={info} />}
      </div>
      {page !== null && <GuestBook table={table} inn={page === 'all' ? null : page} onClose={() => look(null)} />}
    </div>
  )
}

interface StreetShown {
  table: Snapshot<OverbookingView>
  staged: Staged
  latest: Round | undefined
  look(inn: number): void
}

/** While a check-in is shown, what is touched is not yet what it will be: nothing is a choice, and a touch shows the end of it. */
function Street({ table, staged: { street, playing, skip }, latest, look }: StreetShown) {
  const first = (event: Event) => {
    event.stopPropagation()
    skip()
  }
  const told = (inn: number) => latest?.pages.some((page) => page.inn === inn && page.entries.length + page.deeds.length > 0)
  const slots = 2 + Math.max(...street.houses.map(pavement))
  return (
    <div class="ob-street" onClickCapture={playing ? first : undefined} style={{ '--inns': street.houses.length, '--slots': slots }}>
      <StagedProvider value={playing}>
        {street.houses.map((house) => (
          <Inn key={house.number} house={house} seats={table.seats} open={street.open === house.number} look={told(house.number) ? () => look(house.number) : undefined} />
        ))}
      </StagedProvider>
    </div>
  )
}

const TYPES: readonly GuestType[] = ['monk', 'merchants', 'maids', 'noblewomen', 'soldiers', 'laborers']

/** What guests do at the back door, in few words: where there is room to say it. */
function AtTheDoor() {
  const say = useWords()
  return (
    <section class="ob-reference" aria-label={say('table-at-the-door')}>
      <h2>{say('table-at-the-door')}</h2>
      <ol>
        {TYPES.map((type, i) => (
          <li key={type} title={say(`effect-${type}`)}>
            <Ink>{i + 1}</Ink>
            <Art id={`ab-${type}`} />
            <span>{say(`table-able-${type}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const Bar: BarOf<OverbookingView> = ({ snapshot }) => <Hour view={snapshot.value.view} />
