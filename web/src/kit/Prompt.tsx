import type { TargetedMouseEvent } from 'preact'
import { say } from '../words'
import type { Choice } from '../wire'
import { Art } from './Art'
import { classes } from './classes'
import { Hint } from './Hint'
import { Icon } from './Icon'
import { Pill } from './Pill'
import { type Scene, useScene } from './scene'
import type { PillGroup } from './walker'

/** Letters of a heading that fit into the line, and what a pill beside it takes of them. */
const LINE = 84
const PILL = 10

/** What is asked, in words (smaller ones where they are many, so that the table keeps its size), with a pill for every choice that has no place on the table, and the ways back. */
export function Prompt({ class: className }: { class?: string }) {
  const scene = useScene()
  const { walker } = scene
  const words = walker.prompt.value ?? scene.prompt.value
  const asked = walker.root.value !== null
  const title = heading(scene, words.text)
  const pills = walker.pills.value.reduce((sum, group) => sum + group.choices.length, Number(scene.canUndo.value))
  return (
    <section
      class={classes('prompt', asked && 'is-asked', className)}
      aria-label={say('prompt')}
      aria-busy={walker.sending.value}
      data-prompt
      data-narrowed={walker.narrowed.value ? '' : undefined}
      data-draft={walker.draft.value.map(({ choice }) => choice.part).join(' ')}
    >
      <div class="prompt-words">
        <Icon name="candle" class="prompt-flame" viewBox="0 0 24 40" />
        <div>
          <h1 tabIndex={-1} class={classes(title.length > LINE - PILL * pills && 'is-long')}>{title}</h1>
          <Narrowed scene={scene} />
          <Regret scene={scene} />
        </div>
        <Hint />
      </div>
      <div class="prompt-acts">
        {walker.pills.value.map((group) => (
          <Group key={group.depth} group={group} scene={scene} />
        ))}
        <Whole scene={scene} />
        <Back scene={scene} />
      </div>
    </section>
  )
}

function heading({ walker }: Scene, words: string): string {
  if (walker.slow.value) return say('sending')
  if (walker.ready.value) return say('ready')
  return walker.node.value === 'more' ? say('looking') : words
}

function Narrowed({ scene }: { scene: Scene }) {
  return scene.walker.narrowed.value && <p>{say('which-of-these')}</p>
}

/** What one may regret about the whole move, before the last yes. */
function Regret({ scene: { walker, warning } }: { scene: Scene }) {
  const text = walker.ready.value ? warning(walker.draft.value.map(({ choice }) => choice.part)) : null
  return <p class="prompt-warning" role="status">{text}</p>
}

function Group({ group, scene }: { group: PillGroup; scene: Scene }) {
  return (
    <div class="prompt-group" role="group">
      {group.choices.map((choice) => (
        <ChoicePill key={choice.part} choice={choice} group={group} scene={scene} />
      ))}
    </div>
  )
}

function ChoicePill({ choice, group, scene }: { choice: Choice; group: PillGroup; scene: Scene }) {
  const { walker, bubble } = scene
  const chosen = group.chosen?.choice.part === choice.part
  const refused = choice.refused
  const parts = [...walker.draft.value.slice(0, group.depth).map((step) => step.choice.part), choice.part]
  const regret = choice.next === null && !refused ? scene.warning(parts) : null
  const touch = (event: TargetedMouseEvent<HTMLButtonElement>) => {
    bubble.value = null
    scene.sound(refused ? 'refuse' : 'touch')
    if (refused) bubble.value = { anchor: event.currentTarget, tone: 'no', text: refused.text, rule: refused.rule }
    else if (group.chosen) walker.chooseAt(group.depth, choice)
    else walker.choose(choice)
  }
  return (
    <Pill
      class={classes('act', chosen && 'is-chosen', refused && 'is-refused', regret && 'is-risky', !group.chosen && !refused && 'is-legal')}
      aria-pressed={chosen || undefined}
      aria-disabled={refused ? true : undefined}
      aria-description={refused?.text ?? regret ?? undefined}
      title={regret ?? undefined}
      icon={iconOf(choice, scene)}
      onClick={touch}
      onPointerEnter={() => walker.aim(choice.elements)}
      onPointerLeave={() => walker.aim([])}
      data-touch={refused ? 'refused' : chosen ? 'chosen' : group.chosen ? 'other' : 'legal'}
      data-part={choice.part}
    >
      {choice.text}
    </Pill>
  )
}

/** The symbol of a part, where the game's sprites have one: `i-` and the part without its target. */
function iconOf(choice: Choice, scene: Scene) {
  const names = [`i-${choice.part.replace(':', '-')}`, `i-${choice.part.split(':')[0]}`]
  const id = names.find((name) => scene.symbols.value.has(name))
  return id && <Art id={id} class="ic" />
}

/** The last yes to a whole move. */
function Whole({ scene: { walker } }: { scene: Scene }) {
  if (!walker.ready.value) return null
  return (
    <Pill class="act is-yes" icon={<Icon name="check" />} onClick={() => void walker.send()} data-touch="legal">
      {say('do-it')}
    </Pill>
  )
}

/** Dropping what is half made, or taking back what was done. */
function Back({ scene }: { scene: Scene }) {
  const { walker } = scene
  const half = walker.draft.value.length > 0 || walker.narrowed.value !== null
  if (walker.slow.value || !(half || scene.canUndo.value)) return null
  return (
    <Pill class="back" icon={<Icon name={half ? 'close' : 'undo'} />} onClick={() => (half ? walker.startOver() : scene.undo())}>
      {say(half ? 'drop' : scene.asksUndo.value ? 'undo-ask' : 'undo')}
    </Pill>
  )
}
