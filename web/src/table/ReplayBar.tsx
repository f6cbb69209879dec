import { useState } from 'preact/hooks'
import { copy } from '../copy'
import { Icon } from '../kit/Icon'
import { replayPace } from '../settings'
import { staysHidden } from '../terms'
import { say } from '../words'
import { Curve } from './Curve'
import { type Replay, searchFor } from './replay'

const PACES = [3, 1.5, 0.7]

/** Where in the game one is and what happened there; the way back and forth, by move, round or curve; through whose eyes; a link to share. */
export function ReplayBar({ replay }: { replay: Replay }) {
  const snapshot = replay.snapshot.value
  if (!snapshot) return null
  const table = replay.store.snapshot.value
  const over = table?.status === 'over'
  const index = replay.index.value
  const text = replay.told.value.map((line) => line.text).join(' ')
  return (
    <section class="replay" aria-label={say('watch-back')}>
      <p class="replay-title">
        <span>{say('watch-back')}</span> <b>{say('step-of', { step: index, count: replay.stops.value.length - 1 })}</b>
      </p>
      <p class="replay-text" aria-live="polite">{text}</p>
      <Curve replay={replay} text={text} />
      <Steps replay={replay} />
      <div class="replay-picks">
        <Rounds replay={replay} />
        {over && !staysHidden(table) && <Eyes replay={replay} />}
      </div>
      <div class="replay-ways">
        <Share replay={replay} />
        <Round icon="close" label={say(over ? 'back-to-end' : 'back-to-table')} onClick={() => replay.end()} />
      </div>
    </section>
  )
}

interface RoundProps {
  icon: string
  label: string
  onClick(): void
  /** It stays where it is, and keeps the focus, when there is nothing further. */
  off?: boolean
}

const Round = ({ icon, label, onClick, off }: RoundProps) => (
  <button type="button" class="round" aria-label={label} title={label} aria-disabled={off} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

function Steps({ replay }: { replay: Replay }) {
  const playing = replay.playing.value
  const nextPace = PACES[(PACES.indexOf(replayPace.value) + 1) % PACES.length] ?? 1.5
  return (
    <div class="replay-steps">
      <Round icon="previous" label={say('previous')} off={replay.index.value === 0} onClick={() => replay.step(-1)} />
      <Round icon={playing ? 'pause' : 'play'} label={say(playing ? 'pause' : 'play')} onClick={() => replay.toggle()} />
      <Round icon="next" label={say('next')} off={replay.last.value} onClick={() => replay.step(1)} />
      <button type="button" class="replay-pace" aria-label={say('pace-label', { seconds: replayPace.value })} onClick={() => (replayPace.value = nextPace)}>
        {say('pace', { seconds: replayPace.value })}
      </button>
    </div>
  )
}

function Rounds({ replay }: { replay: Replay }) {
  const rounds = replay.rounds.value
  if (rounds.length < 2) return null
  const here = rounds.findLast((round) => round.index <= replay.index.value)
  return (
    <select aria-label={say('round')} value={here?.index ?? ''} onChange={(event) => replay.go(Number(event.currentTarget.value))}>
      {rounds.map(({ index, round }) => <option key={index} value={index}>{say('round-nth', { round })}</option>)}
    </select>
  )
}

/** Once the game is over, everybody's knowledge can be looked at, by whom that is not kept from. */
function Eyes({ replay }: { replay: Replay }) {
  const you = replay.store.you.value
  const look = (value: string) => void replay.begin({ at: replay.snapshot.value?.version ?? 0, eyes: value === '' ? null : Number(value) })
  return (
    <select aria-label={say('eyes')} value={replay.eyes.value ?? ''} onChange={(event) => look(event.currentTarget.value)}>
      <option value="">{you === null ? say('eyes-open') : say('eyes-of', { name: replay.seats.value[you]?.name ?? '' })}</option>
      {replay.seats.value.filter(({ seat }) => seat !== you).map(({ seat, name }) => <option key={seat} value={seat}>{say('eyes-of', { name })}</option>)}
    </select>
  )
}

function Share({ replay }: { replay: Replay }) {
  const [copied, setCopied] = useState(-1)
  const at = replay.snapshot.value?.version ?? 0
  const share = async () => {
    const link = location.origin + location.pathname + searchFor(replay.shared.value)
    if (await copy(link)) setCopied(at)
    else replay.store.notice.value = say('cannot-copy', { link })
  }
  return <Round icon={copied === at ? 'check' : 'link'} label={say(copied === at ? 'copied' : 'copy-moment')} onClick={() => void share()} />
}
