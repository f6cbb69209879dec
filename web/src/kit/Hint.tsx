import { useEffect, useRef, useState } from 'preact/hooks'
import type { Hint as HintInfo } from '../wire'
import { language, say } from '../words'
import { classes } from './classes'
import { Icon } from './Icon'
import { useScene } from './scene'

const SHOWN = 3
const LEAST = 0.02 // a choice the search has hardly looked at tells nothing

/** Asks what the search bot would do, and shows it beside the prompt; the table points at the best choice. */
export function Hint() {
  const { walker, hint, bubble, spotted } = useScene()
  const [thinking, think] = useState(false)
  const [places, point] = useState<readonly string[]>([])
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (bubble.value || !places.length) return
    spotted.value = new Set()
    point([])
  }, [bubble.value])
  const find = hint.value
  if (!find || !walker.root.value || walker.slow.value || walker.ready.value) return null
  const ask = async () => {
    think(true)
    const node = walker.node.peek()
    const found = await find(walker.draft.peek().map(({ choice }) => choice.part))
    think(false)
    if (!found || !button.current || node !== walker.node.peek()) return
    const best = node && node !== 'more' ? node.choices.find((choice) => choice.part === found.choices[0]?.part) : undefined
    bubble.value = { anchor: button.current, tone: 'about', text: <Found hint={found} />, rule: null, above: true }
    point(best?.elements ?? [])
    spotted.value = new Set(best?.elements ?? [])
  }
  return (
    <button ref={button} type="button" class={classes('round', 'hint', thinking && 'is-thinking')} aria-label={say('hint')} title={say('hint')} aria-busy={thinking} disabled={thinking} onClick={() => void ask()}>
      <Icon name="hint" />
    </button>
  )
}

/** The choices, the best first, with how sure the search is of each. */
function Found({ hint }: { hint: HintInfo }) {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const sure = (hint.choices[0]?.share ?? 0) > 0.8 ? 'sure' : (hint.choices[0]?.share ?? 0) > 0.5 ? 'leaning' : 'torn'
  return (
    <div class="hint-found">
      <b>{say('hint-sure', { sure })}</b>
      <ol>
        {hint.choices.slice(0, SHOWN).filter(({ share }, i) => i === 0 || share >= LEAST).map(({ part, text, share }) => (
          <li key={part} style={{ '--share': share }}>{text} <span class="num">{percent.format(share)}</span></li>
        ))}
      </ol>
    </div>
  )
}
