/**
 * Every sample table in the real frame, without a server: `npx vite --config src/games/overbooking/gallery/vite.config.ts`, then
 * /src/games/overbooking/gallery/?crowded, ?soldiers, ?end ... `?show` checks two inns in. A second word touches elements: ?placing&touch=card:bird.maids
 */
import { batch, computed, signal } from '@preact/signals'
import { render } from 'preact'
import { places } from '../../../kit/motion'
import type { Moment } from '../../../kit/scene'
import { Walker } from '../../../kit/walker'
import { followTheme } from '../../../settings'
import type { GameTable } from '../../../table/game'
import type { TableStore } from '../../../table/store'
import { TableFrame } from '../../../table/TableFrame'
import type { Snapshot } from '../../../wire'
import words from '../../../../../src/innkeeper/games/overbooking/words/en.ftl?raw'
import '../../../styles/fonts.css'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import '../../../table/index'
import '../mood.css'
import { show, tables } from '../fixtures'
import * as game from '../index'

const fetched = window.fetch.bind(window)
window.fetch = (what, ...rest) => (String(what).includes('/words') ? Promise.resolve(new Response(words)) : fetched(what, ...rest))

const asked = new URLSearchParams(location.search)
const samples = { ...tables, show: show.before }
const name = (Object.keys(samples) as (keyof typeof samples)[]).find((one) => asked.has(one)) ?? 'placing'
const snapshot = signal<Snapshot>(samples[name] as unknown as Snapshot)
const moment = signal<Moment>({ version: 9, events: snapshot.value.log.slice(-1), before: new Map() })
const walker = new Walker({ more: () => new Promise(() => undefined), send: () => new Promise(() => undefined), confirm: () => false })
walker.load(snapshot.value.choices, snapshot.value.version)

const store = {
  table: 'sample', version: 9, snapshot, walker, moment,
  log: computed(() => snapshot.value.log),
  notice: signal(null), refused: signal(null), bubble: signal(null),
  stream: { connection: signal('on') },
  seats: computed(() => snapshot.value.seats),
  you: computed(() => snapshot.value.you),
  prompt: computed(() => snapshot.value.prompt),
  canUndo: computed(() => snapshot.value.undo),
  myTurn: computed(() => snapshot.value.acting.includes(snapshot.value.you ?? -1)),
  undo: () => Promise.resolve(),
  rematch: () => Promise.resolve(''),
  close: () => undefined,
} as unknown as TableStore

const theme = asked.get('theme')
followTheme()
if (theme) document.documentElement.dataset.theme = theme
const root = document.getElementById('app')
if (root) render(<TableFrame store={store} game={game as unknown as GameTable} seen={null} />, root)

for (const touch of asked.get('touch')?.split(',') ?? []) {
  document.querySelector<HTMLElement>(`[data-part="${touch}"], [data-element~="${touch}"]:not([aria-pressed])`)?.click()
  await new Promise(requestAnimationFrame)
}
if (name === 'show')
  setTimeout(
    () =>
      batch(() => {
        moment.value = { version: show.after.version, events: show.events, before: places() }
        snapshot.value = show.after as unknown as Snapshot
        walker.load(show.after.choices, show.after.version)
      }),
    1000,
  )
