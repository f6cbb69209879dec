/** The guest book: a page per inn, a round at a time; who got in, in which order, and why the others did not. */
import { useState } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { Mark } from '../../kit/Mark'
import { useScene } from '../../kit/scene'
import { Sheet } from '../../kit/Sheet'
import { useWords } from '../../kit/words'
import type { SeatInfo, Snapshot } from '../../wire'
import { books, type Entry, type Page, placesOf, type Round, sideOf } from './book'
import { Ink, nameOf, seatClass } from './cards'
import type { InnSide, OverbookingView } from './view'

interface Shown {
  table: Snapshot<OverbookingView>
  /** The inn to look at first, if any. */
  inn: number | null
  onClose(): void
}

export function GuestBook({ table, inn, onClose }: Shown) {
  const say = useWords()
  return (
    <Sheet title={say('table-book')} onClose={onClose} class="ob-book">
      <Rounds table={table} inn={inn} />
    </Sheet>
  )
}

export function Rounds({ table, inn }: { table: Snapshot<OverbookingView>; inn: number | null }) {
  const say = useWords()
  const rounds = books(useScene().log.value)
  const [chosen, choose] = useState<number | null>(null)
  const open = rounds.find(({ round }) => round === chosen) ?? rounds[0]
  if (!open) return <p class="ob-none">{say('table-book-empty')}</p>
  return (
    <>
      {rounds.length > 1 && (
        <div class="ob-rounds-choice" role="group" aria-label={say('table-rounds')}>
          {[...rounds].reverse().map(({ round }) => (
            <button key={round} type="button" class="pill small" aria-pressed={round === open.round} onClick={() => choose(round)}>
              {say('table-round', { round })}
            </button>
          ))}
        </div>
      )}
      <PagesOf table={table} round={open} inn={inn} />
    </>
  )
}

function PagesOf({ table, round, inn }: { table: Snapshot<OverbookingView>; round: Round; inn: number | null }) {
  return (
    <ol class="ob-pages">
      {round.pages.map((page) => (
        <InnPage
          key={page.inn}
          page={page}
          seats={table.seats}
          side={sideOf(table.view, round.round, page.inn)}
          marked={page.inn === inn}
          open={round.round === table.view.round && page.inn === table.view.inn}
        />
      ))}
    </ol>
  )
}

interface PageShown {
  page: Page
  seats: readonly SeatInfo[]
  side: InnSide | null
  marked: boolean
  /** Whether it is still being checked. */
  open: boolean
}

function InnPage({ page, seats, side, marked, open }: PageShown) {
  const say = useWords()
  const places = placesOf(page) ?? side?.capacity
  return (
    <li class={marked ? 'ob-page is-marked' : 'ob-page'}>
      <header>
        <Ink class="ob-number">{page.inn}</Ink>
        <h3>{side ? say(`inn-${side.card.replace('.', '-')}`) : say('table-inn-number', { inn: page.inn })}</h3>
        {places !== undefined && !open && <p>{say('table-had-places', { places })}</p>}
      </header>
      {side && side.rule !== 'none' && (
        <p class="ob-page-sign">
          <Art id={`rule-${side.rule}`} class="ob-rule" />
          {say(`effect-sign-${side.rule}`)}
        </p>
      )}
      {page.deeds.length > 0 && (
        <ul class="ob-deeds">
          {page.deeds.map((told) => (
            <li key={told.id} class={seatClass(seats, told.seat)}>
              {told.text}
            </li>
          ))}
        </ul>
      )}
      {page.entries.length === 0 && <p class="ob-none">{say(open ? 'table-still-open' : 'table-nobody-queued')}</p>}
      <ol class="ob-entries">
        {page.entries.map((entry) => (
          <Line key={entry.place} entry={entry} seats={seats} />
        ))}
      </ol>
    </li>
  )
}

function Line({ entry, seats }: { entry: Entry; seats: readonly SeatInfo[] }) {
  const say = useWords()
  const { seat, lodged, size, left, type, family } = entry
  const info = seats.find((one) => one.seat === seat)
  return (
    <li class={`ob-entry ${lodged ? 'in' : 'out'} ${seatClass(seats, seat)}`}>
      <span class={`ob-bust fam-${family}`} aria-hidden="true">
        <Art id={`p-${type}`} viewBox="0 0 100 140" />
        <Ink>{size}</Ink>
        <Art id={`crest-${family}`} class="ob-coat" />
      </span>
      <p>
        <b>
          {info && <Mark colour={info.colour} />}
          {say('table-entry', { guest: say(`guest-${type}`), family: say(`family-${family}`), name: nameOf(seats, seat) })}
        </b>
        <span>{say(lodged ? 'table-in' : 'table-out', { size, left })}</span>
      </p>
      <em class="ob-verdict">{say(lodged ? 'table-in-short' : 'table-out-short')}</em>
    </li>
  )
}
