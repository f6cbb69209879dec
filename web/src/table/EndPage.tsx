import type { ReadonlySignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Num } from '../kit/Num'
import { Pill } from '../kit/Pill'
import { ScoreTable } from '../kit/ScoreTable'
import { Timeline } from '../kit/Timeline'
import { useWords } from '../kit/words'
import { go } from '../route'
import { staysHidden } from '../terms'
import { whyNot } from '../why'
import type { Outcome, SeatInfo, Snapshot } from '../wire'
import { listed, say } from '../words'
import type { GameTable } from './game'
import type { Replay } from './replay'
import { SaveRecord } from './SaveRecord'
import type { TableStore } from './store'
import { TurningPoints } from './TurningPoints'

type Picture = FunctionComponent<{ snapshot: ReadonlySignal<Snapshot> }>

/** A title of more letters is set smaller. */
const LONG = 28

/** The end: who won and by how much, where every point came from, how it went, and once more. */
export function EndPage({ store, game, replay }: { store: TableStore; game: GameTable; replay: Replay }) {
  const watch = () => void replay.begin({ at: 0, eyes: null }, { playing: true })
  const words = useWords()
  const snapshot = store.snapshot as ReadonlySignal<Snapshot>
  const { outcome, seats } = snapshot.value
  if (!outcome) return null
  const End = game.End as Picture | undefined
  const Remembered = game.Remembered as Picture | undefined
  return (
    <div class="end">
      <section class="end-sum">
        <Verdict outcome={outcome} seats={seats} />
        <ScoreTable outcome={outcome} seats={seats} sources={game.sources ?? {}} />
        <Again store={store} watch={watch} />
        {!staysHidden(snapshot.value) && <TurningPoints store={store} replay={replay} />}
      </section>
      <section class="end-picture" aria-label={words('end-picture')}>
        {End ? <End snapshot={snapshot} /> : <Podium outcome={outcome} seats={seats} />}
      </section>
      {outcome.timeline.length > 1 && (
        <section class="end-curve panel">
          <h2>{words('end-curve')}</h2>
          <Timeline points={outcome.timeline} seats={seats} marks={game.marks?.(store.log.value, words) ?? []} />
        </section>
      )}
      {Remembered && <section class="end-more panel"><Remembered snapshot={snapshot} /></section>}
    </div>
  )
}

function Verdict({ outcome, seats }: { outcome: Outcome; seats: readonly SeatInfo[] }) {
  const words = useWords()
  const order = [...seats].sort((a, b) => (outcome.ranking[a.seat] ?? 0) - (outcome.ranking[b.seat] ?? 0))
  const best = order.filter((seat) => outcome.ranking[seat.seat] === 1)
  const second = order[best.length]
  const score = (seat: SeatInfo | undefined) => (seat ? (outcome.scores[seat.seat] ?? 0) : 0)
  const names = listed(best.map((seat) => seat.name))
  const title = outcome.verdict ?? words('end-winner', { names, count: best.length })
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // Wherever on the table the game ended: who won is read first, and whoever plays by keyboard goes on from there.
    scrollTo(0, 0)
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <p class="end-kick">{words('end-kick')}</p>
      <h1 ref={heading} tabIndex={-1} class={title.length > LONG ? 'is-long' : ''}>{title}</h1>
      <p class="end-lead">
        <Num value={score(best[0])} />{' '}
        {second && best.length === 1
          ? words('end-lead', { score: score(best[0]), lead: score(best[0]) - score(second), name: second.name })
          : words('end-points', { score: score(best[0]) })}
      </p>
    </>
  )
}

function Again({ store, watch }: { store: TableStore; watch(): void }) {
  const [problem, tell] = useState('')
  const next = store.snapshot.value?.rematch
  const again = () =>
    store.rematch().then((table) => go(`/table/${table}`), (failure: unknown) => tell(whyNot(failure)))
  return (
    <div class="end-acts">
      {store.you.value !== null && (
        <Pill class="play" icon={<Icon name="undo" />} onClick={() => void again()}>{say(next ? 'join-rematch' : 'play-again', { count: store.seats.value.length })}</Pill>
      )}
      <Pill class="ghost-pill" icon={<Icon name="eye" />} onClick={watch}>{say('watch-back')}</Pill>
      <SaveRecord store={store} class="ghost-pill" />
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

/** Where a game has no picture of its own: the seats on their steps. */
function Podium({ outcome, seats }: { outcome: Outcome; seats: readonly SeatInfo[] }) {
  const least = Math.min(0, ...outcome.scores)
  const range = Math.max(1, ...outcome.scores) - least
  return (
    <ol class="podium">
      {seats.map((seat) => (
        <li key={seat.seat} class={`seat-${seat.colour}`} style={{ '--share': Math.max(0.2, ((outcome.scores[seat.seat] ?? 0) - least) / range) }}>
          <Mark colour={seat.colour} class="podium-mark" />
          <b>{seat.name}</b>
          <span class="podium-step"><Num value={outcome.scores[seat.seat] ?? 0} /></span>
        </li>
      ))}
    </ol>
  )
}
