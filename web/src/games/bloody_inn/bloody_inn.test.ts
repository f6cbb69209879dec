import { describe, expect, test } from 'vitest'
import words from '../../../../src/innkeeper/games/bloody_inn/words/en.ftl?raw'
import { wings } from './annexes'
import { effectGlyphs } from './effects'
import { annex, guest, guests, player, tables } from './fixtures'
import { marks } from './marks'
import { memories } from './memories'
import { copies } from './mine'
import { bare } from './motion'
import { steps } from './ruler'
import { warning } from './warning'
import { rivalsOf } from './seats'
import type { Told } from '../../wire'
import type { Player } from './view'
import sprites from './sprites.svg?raw'

const symbols = new Set([...sprites.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
const messages = new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))
const sources: Record<string, string> = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const kinds = [...messages].flatMap((id) => (id?.startsWith('guest-') ? [id.slice('guest-'.length)] : []))

describe('the art', () => {
  test('every guest of the box has a portrait and is known to the samples', () => {
    expect(kinds.length).toBe(30)
    for (const kind of kinds) {
      expect(symbols).toContain(kind === 'barn' ? 'x-barn' : `p-${kind}`)
      expect(guest(kind).kind).toBe(kind)
    }
  })

  test('everything drawn by name is in the sprites', () => {
    const drawn = Object.values(sources).flatMap((source) => [...source.matchAll(/id="([ipx]-\w+)"|'(x-\w+|i-\w+)'/g)].map(([, one, other]) => one ?? other))
    expect(drawn.length).toBeGreaterThan(10)
    for (const id of drawn) expect(symbols).toContain(id)
  })

  test('every annex is told in signs that exist, peasants in none', () => {
    for (const kind of kinds) {
      const glyphs = effectGlyphs(kind, guest(kind).type)
      expect(glyphs.length, kind).toBeGreaterThan(kind === 'peasant' ? -1 : 1)
      for (const glyph of glyphs) {
        if ('sign' in glyph) expect(symbols).toContain(`i-${glyph.sign}`)
        if ('drawing' in glyph) expect(symbols).toContain(glyph.drawing)
      }
    }
    expect(effectGlyphs('peasant', 'peasant')).toEqual([])
  })
})

test('every sentence the table says is in the catalogue', () => {
  const said = Object.values(sources).flatMap((source) => [...source.matchAll(/'((?:table|piece|end)-[a-z-]+)'/g)].map(([, id]) => id))
  expect(said.length).toBeGreaterThan(30)
  for (const id of said) expect(messages).toContain(id)
})

describe('the ruler', () => {
  test('disks that would hide each other stand one above the other', () => {
    const at = (...cash: number[]) => [...steps(cash.map((francs, seat) => player(seat, { cash: francs }))).values()]
    expect(at(5, 5, 5, 5)).toEqual([0, 1, 2, 3])
    expect(at(0, 20, 40)).toEqual([0, 0, 0])
    expect(at(10, 11, 12)).toEqual([0, 1, 0])
  })
})

test('annexes of one kind are one place, filled in the order built', () => {
  const built = wings([annex('barn'), annex('count', 'baron duke'), annex('mechanic'), annex('count', 'monk')])
  expect(built.map(({ guest: { kind }, copies: number, places }) => [kind, number, places])).toEqual([
    ['barn', 1, 1],
    ['count', 2, 4],
    ['mechanic', 1, 1],
  ])
  expect(built[1]?.bodies.map(({ kind }) => kind)).toEqual(['baron', 'duke', 'monk'])
})

test('like cards are counted apart', () => {
  expect(copies(guests('novice peasant novice novice peasant'))).toEqual([0, 0, 1, 2, 1])
})

test('rivals sit in playing order after oneself; who watches sees everybody', () => {
  expect(rivalsOf(4, 2)).toEqual([3, 0, 1])
  expect(rivalsOf(1, 0)).toEqual([])
  expect(rivalsOf(3, null)).toEqual([0, 1, 2])
})

test('facts lose what the wire puts before them', () => {
  expect(['@guest-novice', '@annex-barn', 'seat:2', 'room', 3].map(bare)).toEqual(['novice', 'barn', '2', 'room', '3'])
})

describe('the police on the curve', () => {
  const told = (id: number, kind: string, text = kind): Told => ({ id, version: id * 10, kind, text, rule: null, seat: null, elements: [], facts: {}, section: null })
  const say = (id: string, facts?: object) => `${id} ${JSON.stringify(facts)}`

  test('a star for every investigation, with what was paid that morning', () => {
    const log = ['round', 'police', 'gravedigger', 'gravedigger', 'round', 'night', 'round', 'police'].map((kind, id) => told(id, kind, `${kind} ${id}.`))
    expect(marks(log, say)).toEqual([
      { version: 10, icon: 'i-police', text: 'table-police-came {"round":1} gravedigger 2. gravedigger 3.' },
      { version: 70, icon: 'i-police', text: 'table-police-came {"round":3}' },
    ])
  })

  test('none without the police', () => {
    expect(marks([told(0, 'round'), told(1, 'gravedigger')], say)).toEqual([])
  })
})

describe('foolish moves', () => {
  const say = (id: string, facts?: object) => `${id} ${JSON.stringify(facts)}`
  const warned = (parts: string, more: Partial<Player>, cap: number | null = 40) => {
    const { night } = tables
    const view = { ...night.view, cap, players: [player(0, more), ...night.view.players.slice(1)] }
    return warning(parts.split(' '), { ...night, view, you: 0 }, say)
  }
  const forecast = { rooms: 1, gardens: 0, wages: 3, unpaid: 0, police: 0, wake: 0, checks: 0 }

  test('checks cashed beyond the end of the track', () => {
    expect(warned('pass cash:2', { cash: 25 })).toBe('table-warn-spilt {"lost":5,"cap":40}')
    expect(warned('pass cash:1', { cash: 30 })).toBeNull()
    expect(warned('pass cash:9', { cash: 30 }, null)).toBeNull()
  })

  test('a burial that pays more than there is room for, halved under another’s annex', () => {
    const rich = { cash: 30, corpses: guests('duke baron') }
    expect(warned('bury corpse:duke play:peasant under:0.barn', rich)).toBe('table-warn-spilt {"lost":16,"cap":40}')
    expect(warned('bury corpse:duke corpse:baron under:1.count under:0.barn', { ...rich, cash: 20 })).toBe('table-warn-spilt {"lost":1,"cap":40}')
    expect(warned('bury corpse:duke play:peasant under:1.barn', { ...rich, cash: 27 })).toBeNull()
  })

  test('coins bought away that the wages need', () => {
    expect(warned('pass buy:1', { cash: 11, forecast })).toBe('table-warn-unpaid {"count":1}')
    expect(warned('pass buy:1', { cash: 12, forecast })).toBeNull()
    expect(warned('pass buy:1', { cash: 10, forecast: { ...forecast, wages: 1, unpaid: 2 } })).toBeNull()
  })
})

describe('what is remembered', () => {
  const { log, view } = tables.end

  test('the richest grave and the guest who cost most', () => {
    const [grave, worst] = memories(log, view)
    expect(grave).toMatchObject({ kind: 'grave', dead: true, guest: { kind: 'archbishop' }, facts: { money: 26, annex: 'landscaper', seat: 0 } })
    expect(worst).toMatchObject({ kind: 'guest', dead: false, guest: { kind: 'major' }, facts: { money: 20, seat: 1 } })
  })

  test('nothing, when nothing happened', () => {
    expect(memories([], view)).toEqual([])
  })
})
