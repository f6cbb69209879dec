import type { ComponentChildren } from 'preact'
import type { SeatInfo } from '../wire'
import { say } from '../words'
import { classes } from './classes'
import { Icon } from './Icon'
import { Token } from './Token'
import { Spot } from './Touch'

interface PlaceProps {
  seat: SeatInfo
  turn: boolean
  you?: boolean
  class?: string
  /** What stands right of the name. */
  aside?: ComponentChildren
  children?: ComponentChildren
}

/** A seat at the table: who sits there, whether it is their turn, and what they have. */
export function PlaceCard({ seat, turn, you = false, class: className, aside, children }: PlaceProps) {
  const { name } = seat
  return (
    <Spot
      as="section"
      names={[`player:${seat.seat}`]}
      class={classes('place', `seat-${seat.colour}`, turn && 'is-turn', you && 'is-you', className)}
      label={turn ? say('seat-turn', { name }) : name}
    >
      <header>
        <Token colour={seat.colour} />
        <h2>{name}</h2>
        {seat.kind === 'bot' && <Icon name="bot" class="place-kind" label={say('bot')} />}
        {seat.kind === 'person' && !seat.present && !you && <span class="place-away">{say('away')}</span>}
        {aside}
      </header>
      {children}
    </Spot>
  )
}
