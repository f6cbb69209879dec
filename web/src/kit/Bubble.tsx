import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { say } from '../words'
import { shortRule } from './rule'
import { type Bubble, useScene } from './scene'

const GAP = 12 // pixels between the bubble and what it is about, and the edge of the window

/** The one note beside a place of the table: why it cannot be chosen, with the rule that says so, or what it means. */
export function BubbleLayer() {
  const { bubble, openRule } = useScene()
  const shown = bubble.value
  const node = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (node.current && shown) place(node.current, shown)
  }, [shown])
  useEffect(() => (shown ? dismissOn(() => (bubble.value = null), node) : undefined), [shown])
  if (!shown) return null
  return (
    <div ref={node} class={`bubble bubble-${shown.tone}`} role="status">
      {shown.tone === 'no' && <b class="bubble-no-yet">{say('not-now')} </b>}
      {shown.text}{' '}
      <RuleLink bubble={shown} open={openRule} />
    </div>
  )
}

function RuleLink({ bubble, open }: { bubble: Bubble; open: (rule: string) => void }) {
  const { rule } = bubble
  if (!rule) return null
  return (
    <button type="button" class="rule" onClick={() => open(rule)}>
      {say('rule', { number: shortRule(rule) })}
    </button>
  )
}

/** Calls back when the player turns to something else. Returns what stops listening. */
function dismissOn(dismiss: () => void, node: { current: HTMLElement | null }): () => void {
  const outside = (event: Event) => {
    if (!(event.target instanceof Node && node.current?.contains(event.target))) dismiss()
  }
  addEventListener('pointerdown', outside)
  addEventListener('scroll', outside, true)
  addEventListener('resize', dismiss)
  return () => {
    removeEventListener('pointerdown', outside)
    removeEventListener('scroll', outside, true)
    removeEventListener('resize', dismiss)
  }
}

/** Put the bubble beside its anchor: right, left, above or below, wherever it fits first, else where most of it does. */
function place(bubble: HTMLElement, { anchor, above }: Bubble): void {
  const at = anchor.getBoundingClientRect()
  keepWidth(bubble)
  const { offsetWidth: width, offsetHeight: height } = bubble
  const middle = { x: at.x + at.width / 2 - width / 2, y: at.y + at.height / 2 - height / 2 }
  const spots = [
    { side: 'right', x: at.right + GAP, y: middle.y, spare: innerWidth - at.right - width },
    { side: 'left', x: at.left - GAP - width, y: middle.y, spare: at.left - width },
    { side: 'above', x: middle.x, y: at.top - GAP - height, spare: at.top - height },
    { side: 'below', x: middle.x, y: at.bottom + GAP, spare: innerHeight - at.bottom - height },
  ]
  if (above) spots.unshift(...spots.splice(2, 1))
  const spot = spots.find((one) => one.spare >= GAP * 2) ?? spots.reduce((best, one) => (one.spare > best.spare ? one : best))
  const x = within(spot.x, innerWidth - width)
  const y = within(spot.y, innerHeight - height)
  bubble.dataset.side = spot.side
  bubble.style.left = `${x}px`
  bubble.style.top = `${y}px`
  bubble.style.setProperty('--tip-x', `${at.x + at.width / 2 - x}px`)
  bubble.style.setProperty('--tip-y', `${at.y + at.height / 2 - y}px`)
}

/** What shrinks to its text would shrink again where there is less room: it keeps the width it had with all the room there is. */
function keepWidth(bubble: HTMLElement): void {
  Object.assign(bubble.style, { left: '0', width: '' })
  bubble.style.width = `${bubble.offsetWidth + 1}px`
}

const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
