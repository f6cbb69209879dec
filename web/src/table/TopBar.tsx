import type { FunctionComponent } from 'preact'
import type { ReadonlySignal, Signal } from '@preact/signals'
import { Icon } from '../kit/Icon'
import { useScene } from '../kit/scene'
import { soundOn } from '../settings'
import type { Snapshot } from '../wire'
import { say } from '../words'
import type { GameTable } from './game'
import type { Panel } from './TableFrame'

interface BarProps {
  snapshot: ReadonlySignal<Snapshot>
  game: GameTable
  /** Whether the log is shown. */
  log: Signal<boolean>
  open(panel: Panel): void
}

/** The slim bar above the table: the house, where the game stands, and the way to log, sound, rules and menu. */
export function TopBar({ snapshot, game, log, open }: BarProps) {
  const { openRule } = useScene()
  const Bar = game.Bar as FunctionComponent<{ snapshot: ReadonlySignal<Snapshot> }> | undefined
  return (
    <header class="bar">
      <a class="logo" href="/" title={say('home')}>
        <Icon name="key" class="logo-key" viewBox="0 0 40 76" />
        <span>{say('house')}</span>
      </a>
      <div class="bar-middle">{Bar && snapshot.value.status !== 'over' ? <Bar snapshot={snapshot} /> : <b class="bar-title">{snapshot.value.title}</b>}</div>
      <nav aria-label={say('tools')}>
        <Tool icon="log" label={say('log')} pressed={log.value} onClick={() => (log.value = !log.value)} />
        <Tool icon={soundOn.value ? 'sound' : 'mute'} label={say('sound')} pressed={soundOn.value} onClick={() => (soundOn.value = !soundOn.value)} />
        <Tool icon="book" label={say('rules')} onClick={() => openRule(null)} />
        <Tool icon="menu" label={say('menu')} onClick={() => open('menu')} />
      </nav>
    </header>
  )
}

function Tool({ icon, label, pressed, onClick }: { icon: string; label: string; pressed?: boolean; onClick(): void }) {
  return (
    <button type="button" class="round" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
