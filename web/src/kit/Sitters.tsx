import type { TableInfo } from '../wire'
import { say } from '../words'
import { Mark } from './Mark'

/** Who sits at a table. */
export const Sitters = ({ seats }: { seats: TableInfo['seats'] }) => (
  <span class="ticket-seats">
    {seats.map((seat, number) => (
      <span key={number}><Mark colour={seat.colour} />{seat.kind === 'open' ? say('seat-open') : seat.name}</span>
    ))}
  </span>
)
