import { describe, expect, test } from 'vitest'
import { Walker } from '../../kit/walker'
import type { Snapshot } from '../../wire'
import { cabin, middleOf, WIDTH } from './cabin'
import { layoutOf, pattern, places, preference, row, tables, THREE, TWO } from './fixtures'
import { Hold } from './hold'
import { seating, turned } from './pattern'
import { COLOURS, emblem, face, suitcase } from './people'
import { nearest, placements, turnsOf } from './placements'
import { reckoning } from './reckoning'
import { ICONS, rows, teamOf } from './score'
import sprites from './sprites.svg?raw'
import type { OverbookedView } from './view'

const symbols = new Set([...sprites.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
const sources: Record<string, string> = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const code = Object.values(sources).join('\n')
const floor = { chairs: THREE, wideAisles: false }
const NOBODY: ReadonlySet<number> = new Set()

describe('the art', () => {
  test('every colour has three faces, a suitcase and an emblem', () => {
    for (const colour of COLOURS) {
      const faces = new Set(THREE.map(({ seat }) => face(colour, seat)))
      expect(faces.size).toBe(3)
      for (const art of [...faces, suitcase(colour), emblem(colour)]) expect(symbols).toContain(art)
    }
  })

  test('everything drawn by name is in the sprites', () => {
    const drawn = [...code.matchAll(/(?:id|icon)="([\w-]+)"/g)].map(([, id]) => id).filter((id) => id !== 'close' && id !== 'app')
    expect(drawn.length).toBeGreaterThan(15)
    for (const id of [...drawn.filter((one) => one !== 'bot'), ...Object.values(ICONS)]) expect(symbols).toContain(id)
  })

  test('symbols keep to what a page with a strict policy may draw', () => {
    expect(sprites).not.toMatch(/style=|url\(|class=/)
  })
})

describe('a pattern', () => {
  const card = pattern('N40', 'B.G/.Y./Y.R')
  const bent = pattern('N01', 'RR./..G')

  test('turns clockwise and keeps the numbers of its suitcases', () => {
    expect(turned(bent, 90)).toEqual({
      rows: 3, columns: 2,
      boxes: [{ row: 0, column: 1, colour: 'red', number: 1 }, { row: 1, column: 1, colour: 'red', number: 2 }, { row: 2, column: 0, colour: 'green', number: 3 }],
    })
    expect(turned(card, 180).boxes.map(({ number, row, column }) => `${number}:${row}.${column}`)).toEqual(['1:2.2', '2:2.0', '3:1.1', '4:0.2', '5:0.0'])
  })

  test('comes down with its first suitcase on the seat named', () => {
    expect([...seating(bent, NOBODY, 90, '1E', floor)]).toEqual([['1E', 'red'], ['2E', 'red'], ['3D', 'green']])
    expect([...seating(bent, NOBODY, 180, '2F', floor)]).toEqual([['2F', 'red'], ['2E', 'red'], ['1D', 'green']])
  })

  test('is placed by the first suitcase that is left', () => {
    expect([...seating(bent, new Set([1]), 0, '1E', floor)]).toEqual([['1E', 'red'], ['2F', 'green']])
  })

  test('a bridge crosses aisles of no width, or with its empty boxes over those a column wide', () => {
    const gap = pattern('D02', 'B.B', 'bridge')
    expect([...seating(gap, NOBODY, 0, '1C', floor).keys()]).toEqual(['1C', '1E'])
    expect([...seating(gap, NOBODY, 0, '1C', { ...floor, wideAisles: true }).keys()]).toEqual(['1C', '1D'])
  })
})

describe('the cabin', () => {
  test.each([['three_area', 50], ['two_area', 40]])('%s: every seat in its own place inside the hull', (side, count) => {
    const layout = layoutOf(side)
    const { places: found, pitch } = cabin(layout)
    expect(found.size).toBe(count)
    const xs = [...new Set([...found.values()].map(({ x }) => x))].sort((a, b) => a - b)
    for (const [i, x] of xs.entries()) if (i) expect(x - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(pitch - 0.01)
    expect(xs[0]).toBeGreaterThan(100)
    expect(xs.at(-1)).toBeLessThan(WIDTH - 100)
  })
})

describe('placements', () => {
  const [open] = row([pattern('N01', 'RR./..G')])
  const offered = open ? placements(places(open, { layout: THREE }), 1) : []

  test('tell the seats they take', () => {
    const first = offered.find(({ turn, seat }) => turn === 0 && seat === '1A')
    expect(first?.seats).toEqual(['1A', '1B', '2C'])
  })

  test('the nearest one is under the pointer, wherever that is', () => {
    const inside = cabin(THREE)
    for (const one of offered.filter(({ turn }) => turn === 90)) {
      const found = nearest(offered.filter(({ turn }) => turn === 90), middleOf(one.seats, inside), inside)
      expect(found && middleOf(found.seats, inside)).toEqual(middleOf(one.seats, inside))
    }
    expect(nearest(offered, { x: -1000, y: 5000 }, inside)).not.toBeNull()
  })

  test('a row of four fits across a block of four only; lengthwise it fits every area', () => {
    const [long] = row([pattern('N55', 'BBWG')])
    const all = long ? placements(places(long, { layout: THREE }), 1) : []
    expect(turnsOf(all)).toEqual([0, 90, 180, 270])
    expect(all.filter(({ turn }) => turn === 0).every(({ seats }) => seats.includes('1D') || seats[0]?.endsWith('D'))).toBe(true)
    expect(new Set(all.filter(({ turn }) => turn === 90).map(({ seat }) => seat.slice(1))).size).toBe(10)
  })
})

function holding(table: Snapshot<OverbookedView>) {
  const sent: string[][] = []
  const walker = new Walker({ more: () => new Promise(() => undefined), send: (parts) => (sent.push(parts), new Promise(() => undefined)), confirm: () => false })
  walker.load(table.choices, table.version)
  const hold = new Hold(walker)
  hold.view.value = table.view
  return { hold, walker, sent, inside: cabin(table.view.layout) }
}

describe('the card in hand', () => {
  test('picked up, turned, aimed and seated, it is one move', () => {
    const { hold, sent, inside } = holding(tables.choosing)
    hold.pick(1)
    hold.rotate(1, inside)
    expect(hold.turn.value).toBe(90)
    hold.aim(inside.places.get('3E') ?? { x: 0, y: 0 }, inside)
    expect(hold.ghost.value?.seated.size).toBe(3)
    hold.seat()
    expect(sent).toEqual([[hold.spot.value?.choice.part]])
  })

  test('the ghost sits on the seats that the choice names', () => {
    const { hold } = holding(tables.choosing)
    for (const position of [1, 3, 4]) {
      hold.pick(position)
      for (const turn of hold.turns.value) {
        hold.turn.value = turn
        for (const spot of hold.here.value) {
          hold.spot.value = spot
          expect([...(hold.ghost.value?.seated.keys() ?? [])].sort()).toEqual([...spot.seats].sort())
        }
      }
    }
  })

  test('a turn that fits nowhere is passed over and says why', () => {
    const table = tables.choosing
    const [first] = row([pattern('N90', 'R/R/./R/R')])
    const choices = first && { prompt: { text: '', rule: null }, choices: places(first, table.view) }
    const { hold, inside } = holding({ ...table, choices: choices ?? null, view: { ...table.view, row: first ? [first] : [] } })
    hold.pick(1)
    hold.rotate(1, inside)
    expect(hold.turns.value).not.toContain(90)
    expect(hold.note.value).toBe('Turned 90° the card fits no seating area.')
  })

  test('a preference card is taken at once, its seats come one by one', () => {
    const { hold, walker } = holding(tables.choosing)
    hold.pick(2)
    expect(walker.draft.value.map(({ choice }) => choice.part)).toEqual(['take:2'])
    walker.touch(['seat:1A'])
    expect([...(hold.ghost.value?.seated ?? [])]).toEqual([['1A', 'white']])
    expect(hold.ghost.value?.bumped).toEqual(['1A'])
  })

  test('whoever stays away leaves a smaller pattern', () => {
    const { hold } = holding(tables.choosing)
    hold.pick(3)
    const [first] = hold.ignorable.value
    if (first) hold.ignore(first)
    expect(hold.gone.value).toEqual(new Set([1]))
    hold.turn.value = hold.turns.value[0] ?? 0
    expect(hold.here.value.every(({ seats }) => seats.length === 4)).toBe(true)
  })

  test('in a shortage somebody is dropped first', () => {
    const { hold, walker } = holding(tables.short)
    hold.pick(1)
    expect(hold.placing.value).toBe(false)
    expect(hold.drops.value).toBe(true)
    walker.touch(['drop:1.4'])
    expect(hold.gone.value).toEqual(new Set([4]))
    expect(hold.placing.value).toBe(true)
  })

  test('turned four times it lies where it lay', () => {
    const { hold, inside } = holding(tables.choosing)
    hold.pick(1)
    const spot = hold.aim(inside.places.get('3E') ?? { x: 0, y: 0 }, inside)
    for (let quarter = 0; quarter < 4; quarter += 1) hold.rotate(1, inside)
    expect(hold.spot.value).toBe(spot)
  })

  test('somebody comes to sit on every seat that lights up, however near another way to lie is', () => {
    const { hold, inside } = holding(tables.choosing)
    for (const position of [1, 3, 4]) {
      hold.pick(position)
      for (const turn of hold.turns.value) {
        hold.turn.value = turn
        for (const seat of hold.reach.value) expect(hold.aim(inside.places.get(seat)!, inside, seat)?.seats).toContain(seat)
      }
    }
  })

  test('put down, nothing is chosen', () => {
    const { hold, walker } = holding(tables.choosing)
    hold.pick(2)
    hold.putDown()
    expect(hold.position.value).toBeNull()
    expect(walker.draft.value).toEqual([])
  })
})

describe('the score', () => {
  const { view } = tables.choosing

  test('a team counts twice, or says whose is larger', () => {
    const mine = view.players[0]
    expect(mine && teamOf(view, mine, 'green')).toMatchObject({ size: 4, doubled: true })
    expect(mine && teamOf(view, mine, 'yellow')).toMatchObject({ doubled: false, rivals: [2], rivalSize: 7 })
  })

  test('the rows and the reckoning add up to the score', () => {
    for (const player of view.players) expect(rows(view, player).reduce((sum, { points }) => sum + points, 0)).toBe(player.score)
    expect(reckoning(view).at(-1)?.totals).toEqual(view.players.map(({ score }) => score))
  })
})

test('sample planes have the seats of their side', () => {
  expect(TWO).toHaveLength(40)
  expect(preference('N30', 'none', ['red', 'aisle']).suitcases[0]?.wish).toBe('aisle')
  for (const { view } of Object.values(tables)) for (const { plane } of view.players) for (const seat of Object.keys(plane)) expect(view.layout.some((chair) => chair.seat === seat)).toBe(true)
})
