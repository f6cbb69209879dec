import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { api, commandId } from '../api'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Pill } from '../kit/Pill'
import { whoSits } from '../person'
import { go } from '../route'
import { playerColour, playerName, read, tableTerms, write } from '../settings'
import { handIn, keepTable } from '../table/memory'
import { whyNot } from '../why'
import type { GameInfo, Held } from '../wire'
import { say } from '../words'
import { Opponents } from './Opponents'
import { OptionsPanel } from './OptionsPanel'
import { TermsPanel } from './TermsPanel'
import { forFriends, newTable, peopleHere, type Setup, usualSetup, withSeats } from './setup'

/** Seat those who share this device; it keeps the tokens of all of them. */
async function seatPeopleHere(held: Held, setup: Setup): Promise<void> {
  const hands = handIn(held)
  const person = await whoSits() // so that they can be carried to another device together
  for (const { seat, name } of peopleHere(setup, (number) => say('player-nth', { number: number + 1 })))
    hands.push(...handIn(await api.sit(held.table, { name, seat, command: commandId(), person })))
  if (hands.length > 1) keepTable({ table: held.table, hands })
}

/** The game taken from the shelf: who sits down, with what options, and off it goes. */
export function Start({ game, askName }: { game: GameInfo; askName(): void }) {
  const key = `innkeeper.setup.${game.name}`
  const setup = useSignal<Setup>(withSeats(game, read(key, usualSetup(game))))
  const [problem, tell] = useState('')
  const [opening, open] = useState(false)
  const change = (next: Setup) => {
    setup.value = next
    write(key, next)
  }
  const begin = async (wanted: Setup) => {
    open(true)
    tell('')
    try {
      const wish = newTable(game, wanted, playerName.value.trim() || say('nobody'), playerColour.value)
      const held = await api.open({ ...wish, terms: tableTerms.value, person: await whoSits() })
      keepTable({ ...held, game: game.name })
      await seatPeopleHere(held, wanted)
      go(`/table/${held.table}`)
    } catch (failure) {
      tell(whyNot(failure))
      open(false)
    }
  }
  const invite = () => (playerName.value.trim() ? void begin(forFriends(game, setup.value)) : askName())
  return (
    <section class="start" aria-label={game.title}>
      <div class="start-what">
        <h2>{game.title}</h2>
        {game.summary && <p>{game.summary}</p>}
        {game.trust && <p class="trust"><Icon name="check" />{game.trust}</p>}
        {problem && <p role="alert" class="problem">{problem}</p>}
      </div>
      <div class="start-acts">
        <Pill class="play" icon={<Icon name="arrow" />} disabled={opening} onClick={() => void begin(setup.value)}>{say('play-now')}</Pill>
        {game.most_seats > 1 && (
          <Pill class="ghost-pill" icon={<Icon name="people" />} disabled={opening} onClick={invite}>{say('invite-friends')}</Pill>
        )}
      </div>
      <div class="start-seats">
        <button type="button" class="seat-chip is-you" onClick={askName}>
          <Mark colour={playerColour.value} />
          {playerName.value || say('you')}
        </button>
        <Opponents game={game} setup={setup.value} change={change} />
        <OptionsPanel game={game} setup={setup.value} change={change} />
        <TermsPanel />
      </div>
    </section>
  )
}
