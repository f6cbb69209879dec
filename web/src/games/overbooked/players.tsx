/** Everybody's place cards: points, vouchers, steps, and the planes of the others in small, large on demand. */
import { useState } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Count } from '../../kit/Count'
import { Icon } from '../../kit/Icon'
import { Mark } from '../../kit/Mark'
import { useScene } from '../../kit/scene'
import { Sheet } from '../../kit/Sheet'
import { Spot } from '../../kit/Spot'
import { marks } from '../../kit/useElement'
import { useWords } from '../../kit/words'
import type { SeatInfo, Snapshot } from '../../wire'
import { cabin } from './cabin'
import { Desk } from './desk'
import { emblem } from './people'
import { Plane } from './plane'
import { ScoreRows } from './score'
import type { OverbookedView, Player } from './view'

/** The seats in playing order, beginning with `you`. */
export const fromYou = (count: number, you: number | null): number[] => Array.from({ length: count }, (_, step) => ((you ?? 0) + step) % count)

export function Players({ table, shown }: { table: Snapshot<OverbookedView>; shown: number }) {
  const say = useWords()
  const [large, enlarge] = useState<number | null>(null)
  const { players } = table.view
  return (
    <section class={`od-players of-${players.length}`} aria-label={say('table-players')}>
      {fromYou(players.length, shown).map((seat) => {
        const player = players[seat]
        const info = table.seats[seat]
        return player && info && <PlaceCard key={seat} table={table} player={player} info={info} shown={seat === shown} onLook={() => enlarge(seat)} />
      })}
      {large !== null && <Large table={table} seat={large} onClose={() => enlarge(null)} />}
    </section>
  )
}

interface Shown {
  table: Snapshot<OverbookedView>
  player: Player
  info: SeatInfo
  /** Its plane stands in the middle of the table. */
  shown: boolean
  onLook(): void
}

function PlaceCard({ table, player, info, shown, onLook }: Shown) {
  const say = useWords()
  const { seat, name, colour } = info
  const acting = table.status === 'playing' && table.acting.includes(seat)
  const own = seat === table.you
  return (
    <Spot as="section" names={[`player:${seat}`, `desk:${seat}`]} class={classes('od-place', `seat-${colour}`, acting && 'is-turn', own && 'is-you')} label={name}>
      <header>
        <span class="od-tab"><Mark colour={colour} /></span>
        <h2 title={name}>{name}</h2>
        <span class="od-state">
          {table.view.first === seat && <span title={say('table-first')}><Art id="tower" label={say('table-first')} /></span>}
          {info.kind === 'bot' && <Icon name="bot" label={say('bot')} />}
        </span>
        {!table.view.solo && <b class="od-points"><Count value={player.score} /><span class="sr">{say('table-points', { points: player.score })}</span></b>}
      </header>
      {!shown && (
        <button type="button" class="od-look" aria-label={say('table-look', { name })} onClick={onLook}>
          <Mini view={table.view} player={player} />
        </button>
      )}
      <p class="od-have">
        <span title={say('table-vouchers', { count: player.vouchers })}><Art id="voucher" /><Count value={player.vouchers} /><span class="sr">{say('table-vouchers', { count: player.vouchers })}</span></span>
        <span title={say('table-overbooked', { count: player.overbooked })}><Art id="steps" /><Count value={player.overbooked} /><span class="sr">{say('table-overbooked', { count: player.overbooked })}</span></span>
        {acting && <em>{say(own ? 'table-your-move' : 'table-thinking')}</em>}
      </p>
    </Spot>
  )
}

function Large({ table, seat, onClose }: { table: Snapshot<OverbookedView>; seat: number; onClose(): void }) {
  const say = useWords()
  const player = table.view.players[seat]
  const info = table.seats[seat]
  if (!player || !info) return null
  return (
    <Sheet class="od-large" title={say('table-plane-of', { name: info.name })} onClose={onClose}>
      <div class="od-sky-back">
        <Plane view={table.view} player={player} info={info}>
          <Desk view={table.view} player={player} paying={0} />
        </Plane>
      </div>
      <ScoreRows view={table.view} player={player} seats={table.seats} />
    </Sheet>
  )
}

const SCALE = 0.24
const DX = 106 - 390 * SCALE

/** A plane in small: who sits where by colour and shape. */
export function Mini({ view, player, lit, class: className }: { view: OverbookedView; player: Player; lit?: ReadonlyMap<string, number>; class?: string }) {
  const scene = useScene()
  const { places, pitch } = cabin(view.layout)
  const width = pitch * SCALE - 1.8
  return (
    <svg class={classes('od-mini', className)} viewBox="-4 0 220 112" aria-hidden="true">
      <path class="od-livery" d="M34 52C14 60-2 72-2 84l0 6c16-8 28-12 36-12ZM178 52c20 8 36 20 36 32v6c-16-8-28-12-36-12Z" stroke-width="1.8" />
      <path class="od-skin" d="M32 46C32 20 60 3 106 3s74 17 74 43v52c0 8-8 12-18 12H50c-10 0-18-4-18-12Z" stroke-width="2" />
      <path class="od-livery-line" d="M38 44C38 24 64 9 106 9s68 15 68 35" stroke-width="3.6" />
      <path class="od-glass" d="M86 15h40l-3 7H89Z" />
      {view.layout.map(({ seat }) => {
        const place = places.get(seat)
        const colour = player.plane[seat]
        if (!place) return null
        const x = DX + place.x * SCALE
        const y = 34 + (place.y - 163) * 0.28
        const name = `plane:${player.seat}.${seat}`
        const order = lit?.get(seat)
        return (
          <g key={seat} class={classes('od-dot', lit && (order === undefined ? 'is-dim' : 'is-lit'), marks(scene, [name]))} style={order === undefined ? undefined : { '--i': order }} data-element={name}>
            <rect x={x - width / 2} y={y - 6.3} width={width} height="12.6" rx="2.5" class={colour ? `of-${colour}` : 'of-none'} stroke-width="1.1" />
            {colour && <use href={`${scene.sprites}#${emblem(colour)}`} x={x - 5.3} y={y - 5.3} width="10.6" height="10.6" />}
          </g>
        )
      })}
    </svg>
  )
}
