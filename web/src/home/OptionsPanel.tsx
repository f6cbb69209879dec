import { useSignal } from '@preact/signals'
import { Choose } from '../kit/Choose'
import type { GameInfo } from '../wire'
import { say } from '../words'
import { chosenOptions, type Setup } from './setup'

interface OptionsProps {
  game: GameInfo
  setup: Setup
  change(setup: Setup): void
}

/** The options of the game that apply to this table. */
export function OptionsPanel({ game, setup, change }: OptionsProps) {
  const open = useSignal(false)
  const chosen = chosenOptions(game, setup)
  const offered = game.options.filter((option) => option.name in chosen)
  if (!offered.length) return null
  const changed = offered.filter((option) => chosen[option.name] !== option.default).length
  return (
    <>
      <button type="button" class="options" aria-expanded={open.value} aria-controls="options" onClick={() => (open.value = !open.value)}>
        {changed ? say('options-changed', { count: changed }) : say('options')}
      </button>
      <div class="options-list" id="options" hidden={!open.value}>
        {offered.map((option) => (
          <Choose
            key={option.name}
            title={option.text}
            options={option.choices}
            value={chosen[option.name] ?? option.default}
            choose={(name) => change({ ...setup, options: { ...setup.options, [option.name]: name } })}
          />
        ))}
      </div>
    </>
  )
}
