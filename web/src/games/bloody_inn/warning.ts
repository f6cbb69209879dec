/** Moves that are allowed, and foolish: francs beyond the end of the wealth track are lost, and wages are paid in coins only. */
import type { Say } from '../../words'
import type { Warning } from '../../table/game'
import type { BloodyInnView, Player } from './view'

const CHECK = 10 // francs

export const warning: Warning<BloodyInnView> = (parts, { view, you }, say) => {
  const player = you === null ? undefined : view.players[you]
  const last = parts.at(-1) ?? ''
  const count = Number(last.split(':')[1])
  if (!player) return null
  if (parts.includes('bury')) return spilt(burial(parts, player), player, view, say)
  if (last.startsWith('cash:')) return spilt(count * CHECK, player, view, say)
  return last.startsWith('buy:') ? unpaid(count * CHECK, player, say) : null
}

function spilt(gain: number, player: Player, { cap }: BloodyInnView, say: Say): string | null {
  const lost = cap === null ? 0 : player.cash + gain - cap
  return lost > 0 ? say('table-warn-spilt', { lost, cap: cap ?? 0 }) : null
}

/** What one earns by a burial: all that is in the pockets under an own annex, half of it under another's. */
function burial(parts: readonly string[], { seat, corpses }: Player): number {
  const bodies = parts.filter((part) => part.startsWith('corpse:')).map((part) => part.slice('corpse:'.length))
  const graves = parts.filter((part) => part.startsWith('under:'))
  const shares = bodies.map((kind, i) => (corpses.find((corpse) => corpse.kind === kind)?.money ?? 0) / (graves[i]?.startsWith(`under:${seat}.`) ? 1 : 2))
  return shares.reduce((sum, share) => sum + share, 0)
}

/** How many more accomplices would leave at dawn, for want of the coins now given away. */
function unpaid(given: number, { cash, forecast }: Player, say: Say): string | null {
  const owed = forecast.wages + forecast.unpaid
  const left = owed - Math.max(0, cash - given + forecast.rooms + forecast.gardens) - forecast.unpaid
  return left > 0 ? say('table-warn-unpaid', { count: left }) : null
}
