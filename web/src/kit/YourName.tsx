import { playerColour, playerName } from '../settings'
import type { SeatColour } from '../wire'
import { say } from '../words'
import { Choose } from './Choose'
import { COLOURS, Mark } from './Mark'

/** The colour you like best if nobody has it, else another. */
export const colourAmong = (taken: readonly SeatColour[]): SeatColour =>
  [playerColour.value, ...COLOURS].find((colour) => !taken.includes(colour)) ?? playerColour.value

/** Your name, and the colour and mark you like best among those that are free; both are remembered. */
export function YourName({ taken = [] }: { taken?: readonly SeatColour[] }) {
  const colours = COLOURS.filter((name) => !taken.includes(name)).map((name) => ({ name, text: <Mark colour={name} />, label: say(`colour-${name}`) }))
  return (
    <div class="your-name">
      <label class="field">
        <span>{say('your-name')}</span>
        <input
          value={playerName.value}
          maxLength={24}
          autoComplete="nickname"
          placeholder={say('name-example')}
          onInput={(event) => (playerName.value = event.currentTarget.value)}
        />
      </label>
      <Choose title={say('your-colour')} options={colours} value={colourAmong(taken)} choose={(name) => (playerColour.value = name)} />
    </div>
  )
}
