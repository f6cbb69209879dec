import './styles.css'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { LogPanel } from '../../kit/LogPanel'
import type { Bar as BarOf, Sources, Table as TableOf } from '../../table/game'
import { Ask } from './ask'
import { cabin } from './cabin'
import { Desk } from './desk'
import { Hall } from './hall'
import { Hold } from './hold'
import { Hour } from './hour'
import { useMotion } from './motion'
import { Events, Goals } from './notices'
import { OwnPlane, Plane } from './plane'
import { Players } from './players'
import { Port } from './port'
import { Sky } from './scenery'
import { ICONS, Score } from './score'
import type { OverbookedView } from './view'

export { End } from './end'
export { default as sprites } from './sprites.svg?url'

export const mood = 'mood-overbooked'

export const sources: Sources = {
  couples: { icon: ICONS.couples ?? '', colour: '#ffffff00' },
  children: { icon: ICONS.children ?? '', colour: '#ffffff00' },
  rugby: { icon: ICONS.rugby ?? '', colour: '#ffffff00' },
  friends: { icon: ICONS.friends ?? '', colour: '#ffffff00' },
  seniors: { icon: ICONS.seniors ?? '', colour: '#ffffff00' },
  vouchers: { icon: 'voucher', colour: '#ffffff00' },
  overbooked: { icon: 'steps', colour: '#ffffff00' },
  most_overbooked: { icon: 'steps', colour: '#ffffff00' },
  empty: { icon: 'seat', colour: '#ffffff00' },
  bonus: { icon: 'sym-bonus', colour: '#c98208' },
  event: { icon: 'i-goal', colour: '#2f6ed6' },
  second_event: { icon: 'i-goal', colour: '#1a4594' },
}

const NONE: ReadonlySet<string> = new Set()

export const Table: TableOf<OverbookedView> = ({ snapshot, walker }) => {
  const table = snapshot.value
  const { view, seats, you } = table
  const hold = useMemo(() => new Hold(walker), [walker])
  const [lit, light] = useState(NONE)
  hold.view.value = view
  useLayoutEffect(() => hold.release(), [table.version, walker.startedOver.value])
  const offered = hold.choices.value
  useEffect(() => hold.settle(), [offered])
  useMotion()
  const shown = you ?? 0
  const player = view.players[shown]
  const info = seats[shown]
  if (!player || !info) return null
  const held = view.row.find(({ position }) => position === hold.position.value)
  const plane = { view, player, info, lit }
  const desk = <Desk view={view} player={player} paying={view.solo ? 0 : (held?.price ?? 0)} />
  return (
    <div class={`od-table of-${view.players.length}${you === null ? ' is-watching' : ''}${held ? ' is-held' : ''}${view.solo ? ' is-alone' : ''}`}>
      <Sky />
      <div class="od-others">
        <Players table={table} shown={shown} />
        <Events view={view} seat={shown} />
      </div>
      <Hall view={view} hold={hold} />
      <div class="od-mine">
        <Ask view={view} player={you === null ? undefined : player} hold={hold} cabin={cabin(view.layout)} />
        <Port hold={hold} view={view}>
          {you === null ? <Plane {...plane}>{desk}</Plane> : <OwnPlane {...plane} hold={hold}>{desk}</OwnPlane>}
        </Port>
      </div>
      <aside class="od-side" tabIndex={0}>
        {view.solo ? <Goals view={view} /> : <Score view={view} player={player} seats={seats} light={(one) => light(new Set(one))} />}
        <LogPanel />
      </aside>
    </div>
  )
}

export const Bar: BarOf<OverbookedView> = ({ snapshot }) => <Hour view={snapshot.value.view} />
