/** Round and phase, for the middle of the top bar. */
import { useWords } from '../../kit/words'
import type { OverbookingView } from './view'

const ROUNDS = [1, 2, 3, 4]

export function Hour({ view }: { view: OverbookingView }) {
  const say = useWords()
  const { round, phase, lap, inn } = view
  return (
    <div class="ob-hour">
      <span class="ob-lanterns" aria-hidden="true">
        {ROUNDS.map((one) => (
          <i key={one} class={one === round ? 'on now' : one < round ? 'on' : ''} />
        ))}
      </span>
      <b>{say('table-round-of', { round })}</b>
      <span class="ob-phase">
        {phase === 'placing' && say('table-placing', { lap })}
        {phase === 'checking' && say('table-checking', { inn: inn ?? 1 })}
      </span>
    </div>
  )
}
