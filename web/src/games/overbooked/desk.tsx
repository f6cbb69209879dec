/** Beside the plane: the steps with everybody who was overbooked, and the purse of vouchers. */
import { Art } from '../../kit/Art'
import { Count } from '../../kit/Count'
import { useWords } from '../../kit/words'
import { COLOURS, face } from './people'
import type { OverbookedView, Player } from './view'

/** More stand on the steps than can be told apart. */
const SHOWN = 7
const FAN = 6

export function Desk({ view, player, paying }: { view: OverbookedView; player: Player; paying: number }) {
  const say = useWords()
  const waiting = COLOURS.flatMap((colour) => Array.from({ length: player.steps[colour] }, (_, i) => face(colour, `${i}A`)))
  const points = player.sources.overbooked ?? 0
  const fan = Math.min(FAN, player.vouchers)
  return (
    <>
      <div class="od-steps" role="group" aria-label={say('table-steps', { count: player.overbooked, points })} data-element={`steps:${player.seat}`}>
        <Art id="steps" class="od-stairs" />
        {waiting.slice(0, SHOWN).map((art, i) => (
          <span key={i} class="od-waits" style={{ '--i': i }}><Art id={art} /></span>
        ))}
        {player.overbooked > 0 && <b>{view.solo || points === 0 ? `×${player.overbooked}` : `−${-points}`}</b>}
      </div>
      <div class="od-purse" role="group" aria-label={say('table-vouchers', { count: player.vouchers })} data-element={`purse:${player.seat}`}>
        <span class="od-fan" aria-hidden="true">
          {Array.from({ length: fan }, (_, i) => (
            <Art key={i} id="voucher" class={i >= fan - paying ? 'is-paid' : ''} />
          ))}
        </span>
        <b>
          <Count value={player.vouchers} />
          {paying > 0 && <i> − {paying}</i>} {say('table-voucher', { count: player.vouchers })}
        </b>
      </div>
    </>
  )
}
