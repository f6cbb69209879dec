import { Sitters } from '../kit/Sitters'
import { link } from '../route'
import { termsWords } from '../terms'
import { say } from '../words'
import { Cover, Tickets } from './MyTables'
import { useLobby } from './tables'

/** Tables of others that anybody may sit down at. */
export function Lobby() {
  const tables = useLobby()
  if (!tables.length) return null
  return (
    <section class="tables lobby" aria-labelledby="lobby">
      <h2 id="lobby">{say('lobby')}</h2>
      <Tickets
        of={tables}
        each={({ table, game, title, seats, terms }) => (
          <li key={table} class="ticket-place">
            <a class="ticket" {...link(`/table/${table}`)}>
              <Cover game={game} />
              <span class="ticket-text">
                <b>{title}</b>
                <Sitters seats={seats} />
                <em>{termsWords({ ...terms, public: false }).join(' · ') || say('clock-none')}</em>
              </span>
            </a>
          </li>
        )}
      />
    </section>
  )
}
