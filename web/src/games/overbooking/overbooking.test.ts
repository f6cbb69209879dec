import { describe, expect, test } from 'vitest'
import { books, placesOf, sideOf } from './book'
import { panes } from './facade'
import { call, card, cards, deed, house, opens, player, show, SIDES, tables, TYPES } from './fixtures'
import { pavement } from './inn'
import { sorted } from './mine'
import { FAMILIES, fromYou } from './seats'
import sprites from './sprites.svg?raw'
import { bare, scenes, streetOf } from './street'

const symbols = new Set([...sprites.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
const sources: Record<string, string> = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const code = Object.values(sources).join('\n')

describe('the art', () => {
  test('every guest has a group, a shadow and an ability; every family a coat; every sign a picture', () => {
    for (const type of TYPES) for (const art of ['p', 'sil', 'ab']) expect(symbols).toContain(`${art}-${type}`)
    for (const family of FAMILIES) expect(symbols).toContain(`crest-${family}`)
    for (const [, rule] of Object.values(SIDES)) expect(symbols).toContain(`rule-${rule}`)
  })

  test('everything drawn by name is in the sprites', () => {
    const drawn = [...code.matchAll(/id="((?:x|i|ab|p|sil|crest|rule)-\w+)"|'((?:x|i)-[a-z]+)'/g)].map(([, one, other]) => one ?? other)
    expect(drawn.length).toBeGreaterThan(10)
    for (const id of drawn) expect(symbols).toContain(id)
  })

  test('a window for every place, none outside the wall and none over another', () => {
    for (const count of [5, 8, 14, 15, 17, 23]) {
      const found = panes(count)
      expect(found).toHaveLength(count)
      for (const [i, one] of found.entries()) {
        expect(one.x).toBeGreaterThan(12)
        expect(one.x + one.width).toBeLessThan(250)
        for (const other of found.slice(i + 1))
          expect(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height, `${count}`).toBe(true)
      }
    }
  })
})

test('facts lose what the wire puts before them', () => {
  expect(['@guest-monk', '@family-bird', 'seat:2', 'queue', 3, undefined].map(bare)).toEqual(['monk', 'bird', '2', 'queue', '3', ''])
})

test('a hand lies small groups first, families together', () => {
  expect(sorted(cards('boar.maids bird.laborers fish.monk bird.maids bird.monk')).map((one) => one.card)).toEqual([
    'bird.monk', 'fish.monk', 'bird.maids', 'boar.maids', 'bird.laborers',
  ])
})

test('players sit in playing order, oneself first', () => {
  expect(fromYou(4, 2)).toEqual([2, 3, 0, 1])
  expect(fromYou(3, null)).toEqual([0, 1, 2])
})

describe('the street', () => {
  test('has a mat more before a closed back door, and for a Monk in a full queue', () => {
    const [open, shut] = streetOf(tables.crowded.view, []).houses
    expect([open, shut].map((one) => one && pavement(one))).toEqual([4, 5])
    expect(streetOf(tables.six.view, tables.six.log).houses.map(pavement)[0]).toBe(6)
  })

  test('remembers what the door has done and which windows are lit', () => {
    const [first, second, third] = streetOf(tables.soldiers.view, tables.soldiers.log).houses
    expect(first?.lodgers).toEqual([{ seat: 0, type: 'soldiers', size: 5 }, { seat: 2, type: 'laborers', size: 6 }])
    expect(first?.places).toBe(11)
    expect(second?.door.map(({ did }) => did)).toEqual(['merchants', null])
    expect([second?.acted, third?.acted]).toEqual([1, 0])
  })

  test('has dark windows again when the next round is placed', () => {
    expect(streetOf(tables.placing.view, tables.placing.log).houses.flatMap(({ lodgers }) => lodgers)).toEqual([])
  })
})

describe('a check-in', () => {
  const before = streetOf(show.before.view, show.before.log)
  const told = scenes(before, show.events, show.after.view)
  const at = (kind: string, nth = 0) => told.filter((scene) => scene.told?.kind === kind)[nth]
  const faces = (kind: string, nth: number, inn: number, side: 'door' | 'queue') =>
    at(kind, nth)?.street.houses[inn - 1]?.[side].map(({ seat, face }) => `${seat}${face?.card}`)

  test('is shown event by event, up to the next round', () => {
    expect(told.map((scene) => scene.told?.kind ?? '-')).toEqual([
      'place', 'open', 'merchants', 'replace', 'lodge', 'lodge', 'lodge', '-', 'open', 'monk', 'decline', 'lodge', 'lodge', 'turned-away', 'turned-away', '-',
    ])
  })

  test('turns up the cards as they lay when the inn was opened', () => {
    expect(faces('open', 0, 1, 'door')).toEqual(['1stag.merchants', '1bird.soldiers'])
    expect(faces('open', 0, 1, 'queue')).toEqual(['1bird.laborers', '0fish.maids', '1fish.noblewomen'])
    expect(faces('open', 1, 2, 'door')).toEqual(['1stag.monk', '0boar.maids'])
    expect(faces('open', 1, 2, 'queue')).toEqual(['0stag.merchants', '1boar.laborers', '0bird.noblewomen'])
  })

  test('leaves the other inns closed', () => {
    expect(at('open')?.street.houses[1]?.queue.map(({ open }) => open)).toEqual([true, false, false])
  })

  test('lets the door act, one after another', () => {
    expect(at('merchants')?.street.houses[0]).toMatchObject({ places: 14, acted: 1, door: [{ did: 'merchants' }, { did: null }] })
    expect(faces('replace', 0, 1, 'queue')).toEqual(['1bird.soldiers', '0fish.maids', '1fish.noblewomen'])
    expect(faces('replace', 0, 1, 'door')).toEqual(['1stag.merchants'])
    expect(faces('monk', 0, 2, 'queue')?.at(-1)).toBe('1stag.monk')
    expect(at('decline')?.street.houses[1]?.door).toMatchObject([{ did: 'decline', seat: 0 }])
  })

  test('numbers those who get in, and tells the others how many places were left', () => {
    expect(at('lodge', 2)?.street.houses[0]?.queue.map(({ stay }) => stay?.order)).toEqual([1, 3, 2])
    expect(at('turned-away', 1)?.street.houses[1]?.queue[0]?.stay).toEqual({ lodged: false, order: 3, size: 2, left: 0 })
  })

  test('brings points and coats as guests get in', () => {
    const last = told.at(-1)?.street.players
    expect(last?.map(({ coins }) => coins)).toEqual(show.after.view.players.map(({ coins }) => coins))
    expect(last?.map(({ coats }) => coats)).toEqual(show.after.view.players.map(({ coats }) => coats))
    expect(show.before.view.players[1]?.lodged).toEqual([])
  })

  test('ends with lit windows and an empty street', () => {
    const houses = told.at(-1)?.street.houses ?? []
    expect(houses.flatMap(({ door, queue }) => [...door, ...queue])).toEqual([])
    expect(houses.map(({ lodgers }) => lodgers.reduce((sum, { size }) => sum + size, 0))).toEqual([12, 10])
  })

  test('stops where somebody is asked, with what the view shows by then', () => {
    const events = [opens(1), deed('merchants', 1, 'Places.', { facts: { inn: 1, places: 14 } })]
    const view = { ...show.after.view, phase: 'checking' as const, inn: 1, houses: [house(1, '5.A', { door: '1stag.merchants! 0bird.soldiers!', queue: '1bird.laborers! 0fish.maids! 1fish.noblewomen!', places: 14, acted: 1 })] }
    const asked = scenes(streetOf({ ...view, houses: [house(1, '5.A', { door: '1stag.merchants 0bird.soldiers?', queue: '1bird.laborers 0fish.maids? 1fish.noblewomen' })], inn: null }, []), events, view)
    expect(asked).toHaveLength(2)
    expect(asked[1]?.street.houses[0]?.door.map(({ face, did }) => [face?.card, did])).toEqual([['stag.merchants', 'merchants'], ['bird.soldiers', null]])
    expect(asked[1]?.street.open).toBe(1)
  })

  test('tells a family that no back shows by what its owner discards', () => {
    const hidden = { ...before, houses: [{ ...before.houses[0]!, door: [{ ...before.houses[0]!.door[0]!, family: null }] }] }
    const after = { ...show.after.view, players: [player(0), player(1, { discarded: 'boar.merchants' })] }
    const opened = scenes(hidden, [opens(1), deed('merchants', 1, 'Places.', { facts: { inn: 1, places: 14 } })], after)[0]
    expect(opened?.street.houses[0]?.door[0]?.face?.card).toBe('boar.merchants')
  })

  test('is none when cards are only placed', () => {
    expect(scenes(before, show.events.slice(0, 1), show.before.view)).toEqual([])
  })
})

describe('the guest book', () => {
  test('has a page per inn, the latest round first', () => {
    const log = [opens(1), call(1, 1, 0, 'bird.monk', 7), ...tables.placing.log]
    expect(books(log).map(({ round, pages }) => [round, pages.map(({ inn }) => inn)])).toEqual([[2, [1, 2, 3]], [1, [1]]])
  })

  test('tells who got in and who did not, with the places there were', () => {
    const [page] = books(tables.placing.log)[0]?.pages ?? []
    expect(page?.entries.map(({ lodged, size, left }) => [lodged, size, left])).toEqual([[true, 5, 9], [true, 6, 3], [false, 4, 3], [true, 3, 0]])
    expect(page?.deeds.map(({ kind }) => kind)).toEqual(['merchants'])
    expect(page && placesOf(page)).toBe(14)
    expect(placesOf({ inn: 1, deeds: [], entries: [] })).toBeNull()
  })

  test('names an inn as long as its card lies on the table', () => {
    const view = tables.crowded.view // round four
    expect([sideOf(view, 4, 1)?.card, sideOf(view, 3, 1)?.card, sideOf(view, 2, 1)]).toEqual(['7.B', '7.A', null])
  })
})

test('only cards of the deck can be sampled', () => {
  expect(card('boar.laborers')).toMatchObject({ size: 6, coins: 1, crest: 'large' })
  expect(() => card('bird.cook')).toThrow('There is no card bird.cook.')
})
