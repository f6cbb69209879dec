/**
 * Every sample table in the real frame, without a server: `npx vite --config src/games/bloody_inn/gallery/vite.config.ts`, then
 * /src/games/bloody_inn/gallery/?crowded, ?evening, ?end ... A second word touches elements: ?night&touch=bribe,room:5
 */
import { computed, signal } from '@preact/signals'
import { render } from 'preact'
import { Walker } from '../../../kit/walker'
import { followTheme } from '../../../settings'
import type { GameTable } from '../../../table/game'
import type { TableStore } from '../../../table/store'
import { TableFrame } from '../../../table/TableFrame'
import type { Snapshot } from '../../../wire'
import words from '../../../../../src/innkeeper/games/bloody_inn/words/en.ftl?raw'
import '../../../styles/fonts.css'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import '../../../table/index'
import '../mood.css'
import { tables } from '../fixtures'
import * as game from '../index'

const fetched = window.fetch.bind(window)
window.fetch = (what, ...rest) => (String(what).includes('/words') ? Promise.resolve(new Response(words)) : fetched(what, ...rest))

const asked = new URLSearchParams(location.search)
const name = (Object.keys(tables) as (keyof typeof tables)[]).find((one) => asked.has(one)) ?? 'night'
const snapshot = signal<Snapshot>(tables[name] as unknown as Snapshot)
const walker = new Walker({ more: () => new Promise(() => undefined), send: () => new Promise(() => undefined), confirm: () => false })
walker.load(snapshot.value.choices, snapshot.value.version)

const store = {
  table: 'sample', version: 9, snapshot, walker,
  log: computed(() => snapshot.value.log),
  moment: signal({ version: 9, events: snapshot.value.log.slice(-1), before: new Map() }),
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

if (snapshot.value.status === 'over') await new Promise((opened) => setTimeout(opened, 200)).then(() => document.querySelector<HTMLElement>('dialog[open] .round')?.click())
const touches = asked.get('touch')?.split(',') ?? []
for (const touch of touches) {
  const at = document.querySelector<HTMLElement>(`[data-part="${touch}"], [data-element~="${touch}"]:not([aria-pressed])`)
  at?.click()
  await new Promise(requestAnimationFrame)
}
