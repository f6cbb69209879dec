import { botName } from '../catalogue'
import { Icon } from '../kit/Icon'
import type { GameInfo } from '../wire'
import { say } from '../words'
import { addOpponent, FRIEND, HERE, type Setup } from './setup'

interface OpponentsProps {
  game: GameInfo
  setup: Setup
  change(setup: Setup): void
}

/** A chip for each opponent: which bot, or a friend by link; one more, or one fewer. */
export function Opponents({ game, setup, change }: OpponentsProps) {
  const { opponents } = setup
  const least = game.fewest_seats - 1
  const put = (index: number, name: string) => change({ ...setup, opponents: opponents.map((one, i) => (i === index ? name : one)) })
  return (
    <>
      {opponents.length === 0 && <span class="seat-alone">{say('alone')}</span>}
      {opponents.map((one, index) => (
        <span key={index} class="seat-chip">
          <Icon name={one === FRIEND || one === HERE ? 'person' : 'bot'} />
          <span class="chip-pick">
            <select aria-label={say('opponent-nth', { number: index + 1 })} value={one} onChange={(event) => put(index, event.currentTarget.value)}>
              {[...game.bots, FRIEND, HERE].map((name) => (
                <option key={name} value={name}>{botName(name)}</option>
              ))}
            </select>
          </span>
          {one === HERE && (
            <input
              class="chip-name"
              aria-label={say('name-nth', { number: index + 2 })}
              placeholder={say('player-nth', { number: index + 2 })}
              maxLength={24}
              value={setup.names?.[index] ?? ''}
              onInput={(event) => change({ ...setup, names: opponents.map((_, i) => (i === index ? event.currentTarget.value : (setup.names?.[i] ?? ''))) })}
            />
          )}
          {opponents.length > least && (
            <button
              type="button"
              class="chip-button"
              aria-label={say('fewer', { number: index + 1 })}
              onClick={() => change({ ...setup, opponents: opponents.filter((_, i) => i !== index), names: (setup.names ?? []).filter((_, i) => i !== index) })}
            >
              <Icon name="close" />
            </button>
          )}
        </span>
      ))}
      {opponents.length < game.most_seats - 1 && (
        <button type="button" class="seat-chip is-more" onClick={() => change(addOpponent(game, setup))}>
          <Icon name="plus" />
          {say('more')}
        </button>
      )}
    </>
  )
}
