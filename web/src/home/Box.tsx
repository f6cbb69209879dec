import type { GameInfo } from '../wire'
import { say } from '../words'

const COVERS = import.meta.glob<string>('../games/*/box.svg', { query: '?url', import: 'default', eager: true })

/** The picture on a game's box, if it has one. */
export const coverOf = (game: string): string | undefined => COVERS[`../games/${game}/box.svg`]

/** How many can play. */
export const span = ({ fewest_seats: fewest, most_seats: most }: GameInfo): string => (fewest === most ? String(fewest) : `${fewest}–${most}`)

interface BoxProps {
  game: GameInfo
  picked: boolean
  pick(): void
}

/** A game's box on the shelf. */
export function Box({ game, picked, pick }: BoxProps) {
  const cover = coverOf(game.name)
  return (
    <button type="button" class="box" aria-pressed={picked} onClick={pick}>
      <svg class="box-sides" viewBox="0 0 195 244" preserveAspectRatio="none" aria-hidden="true">
        <g stroke="#2b1722" stroke-width="2.5" stroke-linejoin="round">
          <path class="box-top" vector-effect="non-scaling-stroke" d="M0 11L17 0H195L178 11z" />
          <path class="box-side" vector-effect="non-scaling-stroke" d="M178 11L195 0V232L178 244z" />
        </g>
      </svg>
      {cover ? <img class="box-cover" src={cover} alt="" /> : <span class="box-cover is-plain" />}
      <Title text={game.title} />
      <span class="sr"> {span(game)} {say('players')}</span>
    </button>
  )
}

/** The title in two lines: what leads up to the name, small, and the name. */
function Title({ text }: { text: string }) {
  const [, lead, name = text] = /^(The (?:.+ of )?)?(.+)$/.exec(text) ?? []
  const longest = Math.max(...name.split(' ').map((word) => word.length), name.length > 14 ? 0 : name.length)
  return (
    <span class="box-title" style={{ '--letters': longest }}>
      {lead && <small>{lead}</small>}
      {name}
    </span>
  )
}
