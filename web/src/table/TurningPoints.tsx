import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { api, Refused } from '../api'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Pill } from '../kit/Pill'
import type { TurningPoints as Found } from '../wire'
import { language, say } from '../words'
import type { Replay } from './replay'
import type { TableStore } from './store'

const AGAIN = 2000 // milliseconds
const ANEW = 10 // looks: a server that has started again meanwhile does not know that it was asked

/** Where the choice mattered most, each a way into the replay at that moment, through the eyes of who chose. */
export function TurningPoints({ store, replay }: { store: TableStore; replay: Replay }) {
  const found = useSignal<Found | null>(null)
  const asked = useSignal(false)
  const lang = language.value
  useEffect(() => {
    let timer = 0
    let looks = 0
    const look = async () => {
      try {
        const ask = asked.value && looks++ % ANEW === 0
        found.value = await (ask ? api.findTurningPoints(store.table, store.token) : api.turningPoints(store.table, store.token))
        if (asked.value && !found.value.ready) timer = setTimeout(() => void look(), AGAIN)
      } catch (failure) {
        // Who may not see them is not told that there are any.
        if (!(failure instanceof Refused) || failure.passing) timer = setTimeout(() => void look(), AGAIN)
      }
    }
    void look()
    return () => clearTimeout(timer)
  }, [store, lang, asked.value])
  if (!found.value || (found.value.ready && !found.value.points.length && !asked.value)) return null
  const show = (at: number, seat: number) => void replay.begin({ at, eyes: seat })
  return (
    <section class="turning" aria-labelledby="turning" aria-busy={asked.value && !found.value.ready}>
      <h2 id="turning">{say('turning-points')}</h2>
      {!found.value.ready && !asked.value && <Pill class="ghost-pill" icon={<Icon name="search" />} onClick={() => (asked.value = true)}>{say('turning-find')}</Pill>}
      <p role="status">{asked.value && (!found.value.ready ? say('turning-thinking') : found.value.points.length ? null : say('turning-none'))}</p>
      <ol>
        {found.value.points.map(({ at, round, seat, chosen, other, reward, other_reward }) => {
          const info = store.seats.value[seat]
          const facts = { name: info?.name ?? '', chosen, other, reward: percent(reward), otherReward: percent(other_reward) }
          return (
            <li key={at}>
              <button type="button" onClick={() => show(at, seat)}>
                {info && <Mark colour={info.colour} />}
                <span>
                  {round !== null && <b>{say('round-nth', { round })} </b>}
                  {reward < other_reward ? say('turning-missed', facts) : say('turning-found', facts)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const percent = (reward: number): number => Math.round(100 * reward)
