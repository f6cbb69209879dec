/** The score as if the game ended now, source by source: which seats bring it, and who is ahead in a majority. */
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Count } from '../../kit/Count'
import { Mark } from '../../kit/Mark'
import { Num } from '../../kit/Num'
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import { listed } from '../../words'
import { emblem, SOURCE_OF, TEAMS } from './people'
import type { Colour, OverbookedView, Player } from './view'

const FIXED = ['couples', 'children', 'rugby', 'friends', 'seniors', 'vouchers', 'overbooked', 'most_overbooked', 'empty', 'bonus']

/** What the rows of the score are drawn with. */
export const ICONS: Record<string, string> = {
  couples: emblem('red'), children: emblem('white'), rugby: emblem('blue'), friends: emblem('yellow'), seniors: emblem('green'),
  vouchers: 'voucher', overbooked: 'steps', most_overbooked: 'steps', empty: 'seat', bonus: 'sym-bonus',
}

export interface Row {
  source: string
  icon: string
  /** The message with its name. */
  name: string
  points: number
  seats: readonly string[]
  team: Team | null
}

/** A group and its strongest rivals. */
export interface Team {
  size: number
  doubled: boolean
  /** Who has the largest group of the others. */
  rivals: number[]
  rivalSize: number
}

/** Everything that brings or costs this player points. */
export function rows(view: OverbookedView, player: Player): Row[] {
  const fixed = FIXED.filter((source) => source in player.sources && (source !== 'bonus' || view.symbols))
  const plain = fixed.map((source): Row => {
    const team = TEAMS.find((colour) => SOURCE_OF[colour] === source)
    return { source, icon: ICONS[source] ?? 'seat', name: `source-${source}`, points: player.sources[source] ?? 0, seats: seatsOf(view, player, source), team: team ? teamOf(view, player, team) : null }
  })
  const keys = ['event', 'second_event']
  const events = view.events.map(({ event, worth }, i): Row => ({ source: keys[i] ?? event, icon: `ev-${event}`, name: `happening-${event}`, points: worth[player.seat] ?? 0, seats: [], team: null }))
  return [...plain.filter(({ source, points }) => source !== 'most_overbooked' || points !== 0), ...events]
}

export function seatsOf(view: OverbookedView, player: Player, source: string): readonly string[] {
  if (source === 'couples') return player.couples.flat()
  if (source === 'children') return player.children
  if (source === 'empty') return view.layout.filter(({ seat }) => !player.plane[seat]).map(({ seat }) => seat)
  const colour = TEAMS.find((one) => SOURCE_OF[one] === source)
  return colour ? (player.groups[colour] ?? []) : []
}

export function teamOf(view: OverbookedView, player: Player, colour: Colour): Team {
  const size = player.groups[colour]?.length ?? 0
  const sizes = view.players.filter(({ seat }) => seat !== player.seat).map(({ seat, groups }) => ({ seat, size: groups[colour]?.length ?? 0 }))
  const rivalSize = Math.max(0, ...sizes.map((one) => one.size))
  const rivals = rivalSize > 0 ? sizes.filter((one) => one.size === rivalSize).map(({ seat }) => seat) : []
  return { size, doubled: size > 0 && (player.sources[SOURCE_OF[colour]] ?? 0) > size, rivals, rivalSize }
}

interface Shown {
  view: OverbookedView
  player: Player
  seats: readonly SeatInfo[]
  /** Show which seats bring the points. */
  light?: (seats: readonly string[]) => void
}

export function Score({ view, player, seats, light }: Shown) {
  const say = useWords()
  return (
    <section class="od-score" aria-label={say('table-score')}>
      <h2>
        <span>{say('table-if-now')}</span>
        <b class="od-total"><Count value={player.score} /></b>
      </h2>
      <ScoreRows view={view} player={player} seats={seats} {...(light ? { light } : {})} />
    </section>
  )
}

export function ScoreRows({ view, player, seats, light }: Shown) {
  const say = useWords()
  return (
    <table class="od-rows">
      <tbody>
        {rows(view, player).map(({ source, icon, name, points, seats: bringing, team }) => (
          <tr key={source} onPointerEnter={() => light?.(bringing)} onPointerLeave={() => light?.([])}>
            <th scope="row" colSpan={team ? 1 : 2}>
              <div>
                <Art id={icon} class="od-row-icon" />
                <span>{team ? say('table-team', { name: say(name), size: team.size }) : say(name)}</span>
              </div>
            </th>
            {team && <td class="od-against"><Against team={team} seats={seats} /></td>}
            <td class={classes('od-row-points', points < 0 && 'is-less')}><Num value={points} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a group counts twice, or whose is larger. */
function Against({ team, seats }: { team: Team; seats: readonly SeatInfo[] }) {
  const say = useWords()
  const names = listed(team.rivals.map((seat) => seats[seat]?.name ?? ''))
  if (team.doubled) return <em class="od-twice" title={say('table-twice')}>×2<span class="sr"> {say('table-twice')}</span></em>
  if (team.rivals.length === 0) return null
  const words = say('table-behind', { names, size: team.rivalSize })
  return (
    <span class="od-behind" title={words}>
      {team.rivals.slice(0, 2).map((seat) => {
        const colour = seats[seat]?.colour
        return colour && <Mark key={seat} colour={colour} />
      })}
      {team.rivalSize}
      <span class="sr"> {words}</span>
    </span>
  )
}
