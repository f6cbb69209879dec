/** Round and hour, for the middle of the top bar. */
import { useWords } from '../../kit/words'
import type { BloodyInnView } from './view'

const HOURS = ['evening', 'night', 'morning']

export function Hour({ view }: { view: BloodyInnView }) {
  const say = useWords()
  const now = HOURS.indexOf(view.phase)
  return (
    <div class="inn-hour">
      <b>{view.round > 0 ? say('table-round', { round: view.round }) : say('table-set-up')}</b>
      {now >= 0 && (
        <ol class="hours">
          {HOURS.map((hour, i) => (
            <li key={hour} class={i === now ? 'now' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
              {say(`table-${hour}`)}
              {hour === 'night' && i === now && view.action > 0 && <span>: {say('table-action', { action: view.action })}</span>}
            </li>
          ))}
        </ol>
      )}
      <span class={view.last_round ? 'season last' : 'season'}>
        {say(view.last_round ? 'table-last-round' : 'table-season', { season: view.season })}
      </span>
    </div>
  )
}
