import { useState } from 'preact/hooks'
import { api, commandId } from '../api'
import { CopyField } from '../kit/CopyField'
import { Mark } from '../kit/Mark'
import { colourAmong, YourName } from '../kit/YourName'
import { whoSits } from '../person'
import { playerName } from '../settings'
import { termsWords } from '../terms'
import { whyNot } from '../why'
import type { SeatInfo } from '../wire'
import { say } from '../words'
import type { Company } from './company'
import { keepTable } from './memory'
import { Seats } from './Seats'
import type { TableStore } from './store'

/** The link to a table, or to one seat of it; people count seats from 1. */
export const linkTo = (table: string, seat?: number): string => `${location.origin}/table/${table}${seat === undefined ? '' : `/seat/${seat + 1}`}`

/** Seats that are still open: to be taken, or to be offered to friends. `wanted` is the one that the link is for. */
export function Invite({ company, wanted }: { company: Company; wanted: number | null }) {
  const { store } = company
  const open = store.seats.value.filter((seat) => seat.kind === 'open')
  if (open.length === 0) return null
  return (
    <section class="invite" aria-label={say('open-seats', { count: open.length })}>
      {store.you.value === null ? <SitDown store={store} open={open} wanted={wanted} /> : <Share company={company} open={open} />}
    </section>
  )
}

function Share({ company, open }: { company: Company; open: readonly SeatInfo[] }) {
  const { table } = company.store
  const listed = company.terms.value?.public ?? false
  return (
    <>
      <h2>{say('waiting-for', { count: open.length })}</h2>
      <p>{say(listed ? 'share-listed' : 'share-link')}</p>
      <CopyField text={linkTo(table)} label={say('invite-link')} />
      {open.length > 1 && (
        <details class="seat-links">
          <summary>{say('seat-links')}</summary>
          <div>
            {open.map(({ seat, colour }) => (
              <CopyField key={seat} text={linkTo(table, seat)} label={say('seat-link', { number: seat + 1 })} icon={<Mark colour={colour} />} />
            ))}
          </div>
        </details>
      )}
      <Seats company={company} />
    </>
  )
}

function SitDown({ store, open, wanted }: { store: TableStore; open: readonly SeatInfo[]; wanted: number | null }) {
  const [problem, tell] = useState('')
  const [command] = useState(commandId)
  const terms = store.snapshot.value?.terms ? termsWords({ ...store.snapshot.value.terms, public: false }) : []
  const taken = store.seats.value.filter((seat) => seat.kind !== 'open').map((seat) => seat.colour)
  const seat = open.find((one) => one.seat === wanted)?.seat ?? null
  const sit = async () => {
    try {
      const wish = { name: playerName.value.trim(), colour: colourAmong(taken), seat, command, person: await whoSits() }
      keepTable(await api.sit(store.table, wish)) // and the page becomes that seat's
      history.replaceState(null, '', linkTo(store.table))
    } catch (failure) {
      tell(whyNot(failure))
    }
  }
  return (
    <form onSubmit={(event) => (event.preventDefault(), void sit())}>
      <h2>{seat === null ? say('open-seats', { count: open.length }) : say('seat-for-you', { number: seat + 1 })}</h2>
      {terms.length > 0 && <p>{terms.join(' · ')}</p>}
      <YourName taken={taken} />
      <button type="submit" class="pill play" disabled={!playerName.value.trim()}>{say('sit-down')}</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}
