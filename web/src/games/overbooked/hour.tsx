/** Who is still to board, for the middle of the top bar. */
import { Art } from '../../kit/Art'
import { useWords } from '../../kit/words'
import { COLOURS, emblem } from './people'
import type { OverbookedView } from './view'

/** From so few on a colour is nearly out, which ends the game. */
const FEW = 3

export function Hour({ view }: { view: OverbookedView }) {
  const say = useWords()
  return (
    <div class="od-hour">
      <b>{view.last_round ? say('table-last-round') : say('table-round', { round: view.round })}</b>
      <ul aria-label={say('table-to-board')}>
        {COLOURS.map((colour) => (
          <li key={colour} class={view.supply[colour] <= FEW ? 'is-few' : ''} data-element={`supply:${colour}`} title={say('table-left', { colour, count: view.supply[colour] })}>
            <Art id={emblem(colour)} />
            <span aria-hidden="true">{view.supply[colour]}</span>
            <span class="sr">{say('table-left', { colour, count: view.supply[colour] })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
