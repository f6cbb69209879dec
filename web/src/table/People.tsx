import { useSignalEffect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { classes } from '../kit/classes'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Pill } from '../kit/Pill'
import { Sheet } from '../kit/Sheet'
import type { SeatInfo } from '../wire'
import { say } from '../words'
import { useCountdown } from './clock'
import type { Company } from './company'
import { usePhrases } from './phrases'

const SAID = 7000 // milliseconds a phrase stays at its seat

/** The people at the table, where there are several, or one with a clock or a bot in their place: who is away, what they say, their clocks. */
export function People({ company, speak }: { company: Company; speak(): void }) {
  const { store, people, playing } = company
  const said = useSaid(company)
  const acting = store.snapshot.value?.acting ?? []
  const shown = people.value
  if (shown.length < 2 && !shown.some((seat) => seat.stand_in || seat.runs_out)) return null
  return (
    <section class="people" aria-label={say('people')}>
      <ul>
        {shown.map((seat) => (
          <Someone key={seat.seat} seat={seat} turn={playing.value && acting.includes(seat.seat)} you={seat.seat === store.you.value} said={said[seat.seat]} />
        ))}
      </ul>
      {company.me.value && shown.length > 1 && <Pill class="small" icon={<Icon name="speech" />} onClick={speak}>{say('speak')}</Pill>}
    </section>
  )
}

interface SomeoneProps {
  seat: SeatInfo
  turn: boolean
  you: boolean
  said: string | undefined
}

function Someone({ seat, turn, you, said }: SomeoneProps) {
  const away = !seat.present && !seat.stand_in && !you
  return (
    <li class={classes(`seat-${seat.colour}`, turn && 'is-turn', away && 'is-away')}>
      <Mark colour={seat.colour} />
      <b title={seat.name}>{seat.name}</b>
      {seat.stand_in && <span class="people-bot"><Icon name="bot" /><span>{say('stood-in')}</span></span>}
      {seat.program && !seat.stand_in && <span class="people-bot" title={say('program')}><Icon name="bot" /><span>{say('program')}</span></span>}
      {away && <span>{say('away')}</span>}
      {seat.runs_out && <Clock until={seat.runs_out} name={seat.name} />}
      {said && <q class="people-said">{said}</q>}
    </li>
  )
}

function Clock({ until, name }: { until: number; name: string }) {
  const text = useCountdown(until)
  return (
    <span class="people-clock" role="timer" aria-label={say('clock-of', { name, left: text })}>
      <Icon name="clock" />
      <span class="num">{text}</span>
    </span>
  )
}

/** What each seat has just said. */
function useSaid({ store }: Company): Record<number, string> {
  const phrases = usePhrases()
  const [said, hear] = useState<Record<number, string>>({})
  useSignalEffect(() => {
    const spoken = (store.moment.value?.events ?? []).filter((event) => event.kind === 'said' && event.seat !== null)
    if (spoken.length) hear(Object.fromEntries(spoken.map((event) => [event.seat, String(event.facts.phrase).replace('@phrase-', '')])))
  })
  useEffect(() => {
    if (!Object.keys(said).length) return
    const timer = setTimeout(() => hear((now) => (now === said ? {} : now)), SAID)
    return () => clearTimeout(timer)
  }, [said])
  const text = (name: string) => phrases.find((phrase) => phrase.name === name)?.text ?? ''
  return Object.fromEntries(Object.entries(said).map(([seat, name]) => [seat, text(name)]))
}

/** What can be said at a table: a short list, and nothing else. */
export function PhrasesSheet({ company, onClose }: { company: Company; onClose(): void }) {
  return (
    <Sheet title={say('speak')} onClose={onClose} class="phrases">
      <ul>
        {usePhrases().map(({ name, text }) => (
          <li key={name}><Pill onClick={() => (void company.say(name), onClose())}>{text}</Pill></li>
        ))}
      </ul>
    </Sheet>
  )
}
