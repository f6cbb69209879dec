import { Choose } from '../kit/Choose'
import { Sheet } from '../kit/Sheet'
import { letterKeys } from '../settings'
import { say } from '../words'

type Row = [keys: string[], does: string]

const KEYS: Row[] = [
  [['←', '↑', '↓', '→'], 'key-arrows'],
  [['Enter', ' '], 'key-touch'],
  [['i'], 'key-about'],
  [['Esc'], 'key-drop'],
  [['←', '→'], 'key-step'],
  [['↑', '↓'], 'key-turn'],
  [['Space'], 'key-play'],
]

/** What a letter does wherever one is: these can be switched off. */
const LETTERS: Row[] = [
  [['u'], 'key-undo'],
  [['l'], 'key-log'],
  [['r'], 'key-rules'],
  [['?'], 'key-shortcuts'],
]

/** What the keys do. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const options = (['on', 'off'] as const).map((name) => ({ name, text: say(name) }))
  return (
    <Sheet title={say('shortcuts')} onClose={onClose}>
      <Keys rows={KEYS} />
      <Choose title={say('key-letters')} options={options} value={letterKeys.value ? 'on' : 'off'} choose={(name) => (letterKeys.value = name === 'on')} />
      {letterKeys.value && <Keys rows={LETTERS} />}
    </Sheet>
  )
}

const Keys = ({ rows }: { rows: readonly Row[] }) => (
  <dl class="shortcuts">
    {rows.map(([keys, does]) => (
      <div key={does}>
        <dt>{keys.map((key) => (key === ' ' ? <kbd key={key}>{say('key-space')}</kbd> : <kbd key={key} translate={false}>{key}</kbd>))}</dt>
        <dd>{say(does)}</dd>
      </div>
    ))}
  </dl>
)
