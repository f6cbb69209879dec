/** One's own hand, as a fan. */
import { classes } from '../../kit/classes'
import { Spot } from '../../kit/Spot'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import { GuestCard, Meaning, useCardLine } from './cards'
import { FAMILIES } from './seats'
import type { Card, Player } from './view'

/** Small groups first, like ones together. */
export const sorted = (hand: readonly Card[]): Card[] =>
  [...hand].sort((one, other) => one.size - other.size || FAMILIES.indexOf(one.family) - FAMILIES.indexOf(other.family))

export function Hand({ player, info }: { player: Player; info: SeatInfo }) {
  const say = useWords()
  const line = useCardLine()
  const cards = sorted(player.hand ?? [])
  const seat = `seat-${info.colour}`
  const half = Math.ceil(cards.length / 2)
  return (
    <Spot as="section" names={[`hand:${player.seat}`]} class={classes('ob-hand', cards.length > 7 && 'is-many', cards.length > 9 && 'is-tight')} label={say('table-hand', { count: cards.length })}>
      <div class="ob-fan" style={{ '--n': cards.length, '--half': half }}>
        {cards.map((card, i) => {
          const about = <Meaning card={card} seat={seat} />
          return (
            <span key={card.card} class={classes('ob-held', i >= half && 'is-second')}>
              <span class="ob-tilt" style={{ '--i': i - (cards.length - 1) / 2 }}>
                <Touch names={[`card:${card.card}`]} class="ob-own" label={line(card)} about={about}>
                  <GuestCard card={card} seat={seat} />
                </Touch>
              </span>
            </span>
          )
        })}
        {cards.length === 0 && <p class="ob-none">{say('table-no-hand')}</p>}
      </div>
    </Spot>
  )
}
