import type { GameInfo } from '../wire'
import { say } from '../words'
import { Box, span } from './Box'
import decor from './decor.svg'
import { chooseGame } from '../catalogue'

/** Fewer boxes than this leave room for what else stands on a shelf. */
const FULL = 4

/** The shelf with a box for each game of the server. */
export function Shelf({ games, chosen }: { games: readonly GameInfo[]; chosen: GameInfo | null }) {
  const bare = games.length < FULL
  return (
    <section class="shelf" aria-label={say('games')}>
      {bare && <Decor name="books" />}
      <ul>
        {games.map((game) => (
          <li key={game.name} class={game === chosen ? 'is-picked' : undefined}>
            <Box game={game} picked={game === chosen} pick={() => chooseGame(game)} />
            <p class="shelf-tag" aria-hidden="true">
              <b>{span(game)}</b> {say('players')}
            </p>
          </li>
        ))}
      </ul>
      {bare && <Decor name="mugs" />}
      {bare && <Decor name="lantern" />}
    </section>
  )
}

const Decor = ({ name }: { name: string }) => (
  <svg class={`decor deco decor-${name}`} viewBox="0 0 200 180" aria-hidden="true">
    <use href={`${decor}#${name}`} />
  </svg>
)
