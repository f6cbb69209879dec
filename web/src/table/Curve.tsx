import { Mark } from '../kit/Mark'
import { say, written } from '../words'
import type { Replay } from './replay'

/** The whole game as a line for each seat, where the scores are open, and the handle to move along it. */
export function Curve({ replay, text }: { replay: Replay; text: string }) {
  const stops = replay.stops.value
  const last = Math.max(1, stops.length - 1)
  const scores = stops.flatMap((stop) => stop.scores)
  const low = Math.min(0, ...scores)
  const range = Math.max(1, ...scores) - low
  const here = stops[replay.index.value]?.scores ?? []
  const standing = replay.seats.value.flatMap(({ seat, name }) => (here[seat] === undefined ? [] : [say('name-score', { name, score: here[seat] })]))
  return (
    <div class={`curve ${scores.length ? 'has-lines' : ''}`}>
      {scores.length > 0 && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {replay.rounds.value.map(({ index }) => <path key={index} class="curve-round" d={`M${(100 * index) / last} 0V100`} />)}
          {[...replay.seats.value].reverse().map(({ seat, colour }) => (
            <polyline
              key={seat}
              class={`seat-${colour}`}
              points={stops.map((stop, i) => `${((100 * i) / last).toFixed(2)},${(100 - (100 * ((stop.scores[seat] ?? 0) - low)) / range).toFixed(2)}`).join(' ')}
            />
          ))}
        </svg>
      )}
      <input
        type="range"
        aria-label={say('step')}
        aria-valuetext={[say('step-of', { step: replay.index.value, count: stops.length - 1 }), text, ...standing].join(' · ')}
        min={0}
        max={stops.length - 1}
        value={replay.index.value}
        onInput={(event) => replay.go(event.currentTarget.valueAsNumber)}
      />
      {standing.length > 0 && (
        <ul class="curve-scores" aria-label={say('points-now')}>
          {replay.seats.value.map(({ seat, name, colour }) => <li key={seat}><Mark colour={colour} />{name} <b>{written(here[seat] ?? 0)}</b></li>)}
        </ul>
      )}
    </div>
  )
}
