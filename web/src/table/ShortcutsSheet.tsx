import { Sheet } from '../kit/Sheet'
import { say } from '../words'

const KEYS: [keys: string[], does: string][] = [
  [['←', '↑', '↓', '→'], 'key-arrows'],
  [['Enter', ' '], 'key-touch'],
  [['i'], 'key-about'],
  [['Esc'], 'key-drop'],
  [['u'], 'key-undo'],
  [['←', '→'], 'key-step'],
  [['↑', '↓'], 'key-turn'],
  [['Space'], 'key-play'],
  [['l'], 'key-log'],
  [['r'], 'key-rules'],
  [['?'], 'key-shortcuts'],
]

/** What the keys do. */
export const ShortcutsSheet = ({ onClose }: { onClose(): void }) => (
  <Sheet title={say('shortcuts')} onClose={onClose}>
    <dl class="shortcuts">
      {KEYS.map(([keys, does]) => (
        <div key={does}>
          <dt>{keys.map((key) => (key === ' ' ? <kbd key={key}>{say('key-space')}</kbd> : <kbd key={key} translate={false}>{key}</kbd>))}</dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
)
