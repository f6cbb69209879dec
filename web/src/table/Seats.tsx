import { useEffect } from 'preact/hooks'
import { botName, games, loadGames } from '../catalogue'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Pill } from '../kit/Pill'
import type { SeatInfo } from '../wire'
import { say } from '../words'
import type { Company } from './company'

/** Who sits here before the game begins: anybody may stand up, and the host lets bots play or frees a seat. */
export function Seats({ company }: { company: Company }) {
  const { store, isHost } = company
  if (!isHost.value) return <StandUp company={company} />
  return (
    <details class="seat-links">
      <summary>{say('who-sits')}</summary>
      <ul class="seat-rows">
        {store.seats.value.map((seat) => (
          <li key={seat.seat} class={`seat-${seat.colour}`}>
            <Mark colour={seat.colour} />
            <b>{seat.name}</b>
            {seat.kind === 'open' ? <Bots company={company} seat={seat} /> : seat.seat === store.you.value ? <StandUp company={company} /> : <Free company={company} seat={seat} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

const StandUp = ({ company }: { company: Company }) => <Pill class="small" icon={<Icon name="out" />} onClick={() => void company.standUp()}>{say('stand-up')}</Pill>

const Free = ({ company, seat }: { company: Company; seat: SeatInfo }) => (
  <Pill class="small" icon={<Icon name="close" />} aria-label={say('free-seat-of', { name: seat.name })} onClick={() => void company.free(seat.seat)}>{say('free-seat')}</Pill>
)

/** The bots that could sit at an open seat. */
function Bots({ company, seat: { seat } }: { company: Company; seat: SeatInfo }) {
  useEffect(loadGames, [])
  const name = company.store.snapshot.value?.game
  const game = Array.isArray(games.value) ? games.value.find((one) => one.name === name) : undefined
  return (
    <span role="group" aria-label={say('bot-for', { number: seat + 1 })}>
      {game?.bots.map((bot) => (
        <Pill key={bot} class="small" icon={<Icon name="bot" />} onClick={() => void company.seatBot(seat, bot)}>{botName(bot)}</Pill>
      ))}
    </span>
  )
}
