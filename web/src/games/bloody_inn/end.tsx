/** The morning after: a house per seat, built of what it earned and undercut by what it lost; and who is remembered. */
import { Art } from '../../kit/Art'
import { Mark } from '../../kit/Mark'
import { useScene } from '../../kit/scene'
import { useWords } from '../../kit/words'
import type { End as EndOf, Remembered as RememberedOf } from '../../table/game'
import type { BreakdownRow, SeatInfo, Snapshot } from '../../wire'
import { GuestCard } from './cards'
import { memories } from './memories'
import type { BloodyInnView, Guest, Player } from './view'

/** From the roof down: what each storey is drawn with. */
const STOREYS: Record<string, string> = {
  rooms: 'i-bell',
  annexes_end: 'i-end',
  annexes: 'i-build',
  corpses: 'i-bury',
  start: 'i-first',
}
const CELLARS: Record<string, string> = { wages: 'i-hand', gravedigger: 'i-police', spilt: 'i-spilt' }

export const End: EndOf<BloodyInnView> = ({ snapshot }) => {
  const table = snapshot.value
  const { outcome, view } = table
  if (outcome === null) return null
  const rows = new Map(outcome.breakdown.map((row) => [row.source, row]))
  const above = (seat: number) => sum(Object.keys(STOREYS).map((source) => Math.max(0, points(rows, source, seat))))
  const below = (seat: number) => sum(Object.keys(CELLARS).map((source) => Math.abs(points(rows, source, seat))))
  const seats = view.players.map(({ seat }) => seat)
  return (
    <div
      class={`street of-${seats.length}`}
      style={{ '--tallest': Math.max(60, ...seats.map(above)), '--deepest': Math.max(0, ...seats.map(below)) }}
    >
      <Dawn />
      <div class="earth" aria-hidden="true" />
      <ul class="houses">
        {view.players.map((player) => (
          <House key={player.seat} table={table} player={player} rows={rows} won={outcome.ranking[player.seat] === 1 && !view.lost} />
        ))}
      </ul>
    </div>
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const points = (rows: Map<string, BreakdownRow>, source: string, seat: number) => rows.get(source)?.points[seat] ?? 0

interface Built {
  table: Snapshot<BloodyInnView>
  player: Player
  rows: Map<string, BreakdownRow>
  won: boolean
}

function House({ table, player, rows, won }: Built) {
  const info = table.seats[player.seat] as SeatInfo
  const worth = (source: string) => points(rows, source, player.seat)
  const text = (source: string) => `${rows.get(source)?.text ?? source}: ${worth(source)}`
  return (
    <li class={`tower seat-${info.colour}${won ? ' won' : ''}${table.view.lost ? ' lost' : ''}`}>
      <div class="up">
        <div class="lodger" aria-hidden="true">
          {won && <Art id="i-noble" class="crown" />}
          <Art id={`p-${lodger(player)}`} class="bust" />
        </div>
        <svg class="rooftop" viewBox="0 0 180 52" preserveAspectRatio="none" aria-hidden="true">
          <path class="tiles" d="M24 4H156L178 48H2Z" />
          <path class="rows" d="M18 18H162M11 32H169" />
        </svg>
        <p class="name-plate">
          <Mark colour={info.colour} />
          <span>{info.name}</span>
        </p>
        {table.view.lost && (
          <div class="jail" aria-hidden="true">
            <Art id="i-police" class="sign" />
          </div>
        )}
        <div class="storeys">
          {Object.entries(STOREYS).map(
            ([source, icon], storey) =>
              worth(source) > 0 && (
                <div key={source} class={`storey ${source}`} style={{ '--v': worth(source), '--i': storey }} title={text(source)}>
                  <Art id={icon} class="sign" />
                  <b class="num">{worth(source)}</b>
                  <Inside source={source} player={player} />
                </div>
              ),
          )}
        </div>
      </div>
      <div class="down">
        {Object.entries(CELLARS).map(
          ([source, icon]) =>
            worth(source) !== 0 && (
              <div key={source} class={`cellar ${source}`} style={{ '--v': Math.abs(worth(source)) }} title={text(source)}>
                <Art id={icon} class="sign" />
                <b class="num">−{Math.abs(worth(source))}</b>
              </div>
            ),
        )}
      </div>
    </li>
  )
}

/** Who looks out of the roof: the annex of the highest rank, built last among equals. */
function lodger(player: Player): string {
  const built = player.annexes.filter(({ guest }) => guest.kind !== 'barn').map(({ guest }) => guest)
  const highest = Math.max(0, ...built.map(({ rank }) => rank))
  return built.findLast(({ rank }) => rank === highest)?.kind ?? 'peasant'
}

/** The dead in their niches, a door at the bottom, lit windows everywhere else. */
function Inside({ source, player }: { source: string; player: Player }) {
  if (source === 'start') return <span class="entry" aria-hidden="true" />
  if (source === 'corpses') return <Niches bodies={buried(player)} />
  return (
    <span class="windows" aria-hidden="true">
      {[0, 1, 2].map((pane) => (
        <u key={pane} class={(player.seat + pane + source.length) % 4 ? 'lit' : ''} />
      ))}
    </span>
  )
}

const buried = (player: Player): Guest[] =>
  player.annexes.flatMap(({ bodies }) => bodies).sort((one, other) => other.money - one.money)

const Niches = ({ bodies }: { bodies: Guest[] }) => (
  <span class="niches" aria-hidden="true">
    {bodies.map((body, i) => (
      <span key={i} class="niche">
        <Art id={`p-${body.kind}`} />
      </span>
    ))}
  </span>
)

function Dawn() {
  return (
    <svg class="dawn-sky" viewBox="0 0 780 470" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="end-sky" x1="0" y1="0" x2="0" y2="1">
          <stop stop-color="#2a2350" />
          <stop offset=".5" stop-color="#7d4a72" />
          <stop offset=".85" stop-color="#e8936f" />
          <stop offset="1" stop-color="#ffc98a" />
        </linearGradient>
      </defs>
      <rect width="780" height="470" fill="url(#end-sky)" />
      <circle cx="664" cy="392" r="66" fill="#ffdf9c" opacity=".6" />
      <circle cx="664" cy="392" r="40" fill="#fff0c0" />
      <path
        fill="#fff"
        opacity=".18"
        d="M40 104q12-22 40-14 16-18 44-2 26 0 32 16zM560 74q10-18 34-12 16-14 38 0 22 0 26 12z"
      />
      <path fill="#4d3358" d="M0 470V366l50-30 60 34 70-52 60 44 80-40 70 36 80-56 70 52 60-30 80 44 60-34 100 40v96z" />
      <path fill="#33243f" d="M0 470v-66q120-34 260-8t300-8 220 4v78z" />
    </svg>
  )
}

export const Remembered: RememberedOf<BloodyInnView> = ({ snapshot }) => {
  const say = useWords()
  const table = snapshot.value
  const nameOf = (seat: number) => table.seats[seat]?.name ?? ''
  const told = memories(useScene().log.value, table.view)
  if (told.length === 0) return null
  return (
    <section class="remembered" aria-label={say('table-remembered')}>
      <h2>{say('table-remembered')}</h2>
      <ul>
        {told.map(({ kind, guest, dead, facts }) => (
          <li key={kind}>
            <span class="kept" aria-hidden="true">
              <GuestCard guest={guest} dead={dead} />
            </span>
            <p>
              <b>{say(`table-memory-${kind}`)}</b>
              {say(`table-memory-${kind}-told`, {
                ...facts,
                guest: say(`guest-${guest.kind}`),
                annex: say(`annex-${facts.annex ?? 'barn'}`),
                name: nameOf(Number(facts.seat)),
                owner: nameOf(Number(facts.owner ?? facts.seat)),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
