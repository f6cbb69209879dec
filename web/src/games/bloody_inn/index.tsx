import './styles.css'
import { LogPanel } from '../../kit/LogPanel'
import { Prompt } from '../../kit/Prompt'
import type { Bar as BarOf, Sources, Table as TableOf } from '../../table/game'
import type { Snapshot } from '../../wire'
import { Hour } from './hour'
import { Inn } from './inn'
import { Hand, Purse, Unburied, useHalf, Wings } from './mine'
import { useInnMotion } from './motion'
import { Rivals } from './rivals'
import { useInSight } from './useInSight'
import type { BloodyInnView, Player } from './view'

export { End, Remembered } from './end'
export { marks } from './marks'
export { warning } from './warning'
export { default as sprites } from './sprites.svg?url'

export const mood = 'mood-bloody-inn'

export const sources: Sources = {
  start: { icon: 'i-first', colour: '#a98a63' },
  corpses: { icon: 'i-bury', colour: '#8f8a8c' },
  annexes: { icon: 'i-build', colour: '#a8442f' },
  annexes_end: { icon: 'i-end', colour: '#75407a' },
  rooms: { icon: 'i-bell', colour: '#2f6691' },
  wages: { icon: 'i-hand', colour: '#4a3432' },
  gravedigger: { icon: 'i-police', colour: '#4a3432' },
  spilt: { icon: 'i-spilt', colour: '#4a3432' },
}

export const Table: TableOf<BloodyInnView> = ({ snapshot }) => {
  const table = snapshot.value
  const { view, seats, you } = table
  const player = you === null ? undefined : view.players[you]
  useInnMotion()
  return (
    <div class={`inn-table players-${view.players.length}${player ? '' : ' watching'}`}>
      <Rivals table={table} />
      <Inn view={view} seats={seats} />
      <LogPanel />
      <Helps />
      <Front table={table} player={player} />
    </div>
  )
}

/** Helps that look at the half-made move: apart, so that a choice does not draw the whole table anew. */
function Helps() {
  useInSight()
  return null
}

/** The prompt and one's own things, if one plays. On phones prompt and hand are a tray that stays in sight. */
function Front({ table, player }: { table: Snapshot<BloodyInnView>; player: Player | undefined }) {
  const half = useHalf(table.view, player)
  const info = player && table.seats[player.seat]
  return (
    <div class="front">
      <div class="tray">
        <div class="ask">
          <Prompt />
        </div>
        {player && <Hand player={player} half={half} />}
      </div>
      {player && info && (
        <>
          <Purse table={table} player={player} info={info} />
          <Wings player={player} half={half} />
          <Unburied player={player} half={half} />
        </>
      )}
    </div>
  )
}

export const Bar: BarOf<BloodyInnView> = ({ snapshot }) => <Hour view={snapshot.value.view} />
