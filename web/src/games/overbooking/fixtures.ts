/** Sample tables for tests and for the gallery: placing, checking in, crowded streets, two to four players, the end. */
import type { Choice, Choices, Outcome, SeatInfo, Snapshot, Told } from '../../wire'
import type { Card, Family, GuestType, House, OverbookingView, Placed, Player } from './view'

export const TYPES: readonly GuestType[] = ['monk', 'merchants', 'maids', 'noblewomen', 'soldiers', 'laborers']
const COINS = [3, 3, 2, 2, 1, 1]

/** A card by its name: `card('bird.monk')`. Throws for one that is in no deck. */
export function card(name: string): Card {
  const [family, type] = name.split('.') as [Family, GuestType]
  const size = TYPES.indexOf(type) + 1
  if (size === 0) throw new Error(`There is no card ${name}.`)
  return { card: name, family, type, size, coins: COINS[size - 1] ?? 0, crest: size > 3 ? 'large' : 'small' }
}

export const cards = (names: string): Card[] => names.split(' ').filter(Boolean).map(card)

/** A card at an inn. `0bird.monk`: seat 0's, face down; `0bird.monk!`: open; `0bird.monk?`: its owner looks on. */
export function placed(text: string): Placed {
  const seat = Number(text[0])
  const face = card(text.slice(1).replace(/[!?]$/, ''))
  const open = text.endsWith('!')
  return { seat, crest: face.crest, family: face.family, open, face: open || text.endsWith('?') ? face : null, remembered: null }
}

export const queue = (texts: string): Placed[] => texts.split(' ').filter(Boolean).map(placed)

export const SIDES: Record<string, [capacity: number, rule: string]> = {
  '1.A': [13, 'none'], '1.B': [10, 'first_card_face_up'], '2.A': [8, 'monks_first'], '2.B': [16, 'back_door_closed'], '3.A': [15, 'two_families'],
  '3.B': [9, 'none'], '4.A': [8, 'small_groups_only'], '4.B': [17, 'large_groups_only'], '5.A': [11, 'soldiers_first'], '5.B': [14, 'second_card_face_up'],
  '6.A': [12, 'none'], '6.B': [12, 'monks_first'], '7.A': [10, 'no_soldiers'], '7.B': [14, 'soldiers_first'], '8.A': [11, 'two_families'], '8.B': [13, 'back_door_closed'],
}

const side = (name: string) => ({ card: name, capacity: SIDES[name]?.[0] ?? 0, rule: SIDES[name]?.[1] ?? 'none' })

export function house(number: number, inn: string, more: { door?: string; queue?: string; token?: boolean; places?: number; acted?: number; picks?: number[] } = {}): House {
  const other = inn.endsWith('A') ? inn.replace('A', 'B') : inn.replace('B', 'A')
  return {
    number, inn: side(inn), other_side: side(other), token: more.token ?? true, door: queue(more.door ?? ''), queue: queue(more.queue ?? ''),
    places: more.places ?? side(inn).capacity, acted: more.acted ?? 0, picks: more.picks ?? [],
  }
}

interface Things {
  hand?: string | null
  cards?: number
  lodged?: string
  discarded?: string
  tokens?: number
  deck?: number
  bonus?: number
}

export function player(seat: number, { hand = null, cards: held, lodged = '', discarded = '', tokens = 0, deck = 10, bonus = 0 }: Things = {}): Player {
  const guests = cards(lodged)
  const coats = { bird: 0, fish: 0, stag: 0, boar: 0 }
  for (const { family } of guests) coats[family] += 1
  const coins = guests.reduce((sum, guest) => sum + guest.coins, 0)
  return {
    seat, cards: held ?? (hand ? cards(hand).length : 5), hand: hand === null ? null : cards(hand), deck, lodged: guests, discarded: cards(discarded), passed: [], ruled_out: [], tokens,
    coins, coats, coat_points: bonus, score: coins + tokens + bonus,
  }
}

const COLOURS: SeatInfo['colour'][] = ['coral', 'teal', 'gold', 'violet']

export const seats = (...names: string[]): SeatInfo[] =>
  names.map((name, seat) => ({
    seat, name, colour: COLOURS[seat] ?? 'coral', kind: seat === 0 ? 'person' : 'bot', bot: seat === 0 ? null : 'search', present: true,
  }))

const HAND = 'boar.monk bird.merchants fish.maids bird.maids stag.noblewomen bird.noblewomen boar.soldiers fish.laborers stag.laborers'

const players = [
  player(0, { hand: HAND, lodged: 'bird.monk bird.merchants boar.maids boar.merchants fish.soldiers', discarded: 'stag.monk', tokens: 2 }),
  player(1, { lodged: 'bird.soldiers fish.monk fish.merchants fish.maids fish.laborers boar.laborers', tokens: 1, bonus: 2 }),
  player(2, { lodged: 'fish.noblewomen stag.merchants stag.maids boar.monk boar.noblewomen', tokens: 1, discarded: 'bird.soldiers' }),
]

const placingView: OverbookingView = {
  round: 3, phase: 'placing', first: 1, lap: 3, inn: null, chosen: null, scoring: 'beginner', unused: [2, 3, 6],
  houses: [
    house(1, '7.B', { door: '1stag.merchants', queue: '2boar.laborers 0bird.soldiers? 1fish.noblewomen 0stag.monk?', token: false }),
    house(2, '1.A', { door: '2boar.soldiers', queue: '1fish.maids 0bird.noblewomen?', token: false }),
    house(3, '1.B', { queue: '2fish.merchants! 1stag.laborers 2bird.monk' }),
  ],
  players,
}

const choice = (part: string, text: string, more: Partial<Choice> = {}): Choice => ({ part, elements: [part], text, refused: null, preview: [], next: null, ...more })

const ask = (text: string, ...choices: Choice[]): Choices => ({ prompt: { text, rule: 'OB-2.2' }, choices })

const full = (part: string, text: string) => choice(part, text, { refused: { text: 'The queue of inn 1 is full: 4 may wait there.', rule: 'OB-2.3' } })

const where = (houses: readonly House[]): Choices =>
  ask(
    'Maids of the bird: where to?',
    ...houses.flatMap(({ number, queue: waiting, door, inn }) => {
      const shut = inn.rule === 'back_door_closed'
      return [
        waiting.length < 4 ? choice(`queue:${number}`, `Into the queue of inn ${number}`) : full(`queue:${number}`, `Into the queue of inn ${number}`),
        shut || door.length > 1
          ? choice(`door:${number}`, `To the back door of inn ${number}`, { refused: { text: shut ? `The back door of inn ${number} is closed.` : `Two cards wait at the back door of inn ${number} already.`, rule: 'OB-2.4' } })
          : choice(`door:${number}`, `To the back door of inn ${number}`),
      ]
    }),
  )

const which = (hand: string, houses: readonly House[]): Choices =>
  ask('Choose a guest to place (3 of 5)', ...cards(hand).map((one) => choice(`card:${one.card}`, `${one.type} of the ${one.family}`, { next: where(houses) })))

let line = 0
const told = (kind: string, seat: number | null, text: string, more: Partial<Told> = {}): Told => ({
  id: (line += 1), version: line, kind, rule: 'OB-4.10', seat, text, elements: [], facts: {}, section: null, ...more,
})

const about = (name: string) => ({ guest: `@guest-${name.split('.')[1]}`, coat: `@family-${name.split('.')[0]}` })

/** A guest gets in, or does not: `call(1, 2, 0, 'bird.soldiers', 5, 9)` at inn 1, place 2. */
export const call = (inn: number, place: number, seat: number, name: string, left: number, lodged = true): Told =>
  told(lodged ? 'lodge' : 'turned-away', seat, `${card(name).type} of seat ${seat}: ${lodged ? 'in' : 'no room'}.`, {
    elements: [`queue-card:${inn}.${place}`, `inn:${inn}`], facts: { ...about(name), inn, size: card(name).size, left },
  })

export const opens = (inn: number): Told => told('open', null, `Inn ${inn} is opened.`, { rule: 'OB-4.1', elements: [`inn:${inn}`], facts: { inn } })

export const deed = (kind: string, seat: number, text: string, more: Partial<Told> = {}): Told => told(kind, seat, text, { rule: 'OB-4.2', ...more })

/** Round two, as it was checked: what the guest book is made of. */
const roundTwo: Told[] = [
  told('round', 0, 'Round 2: Anna is first player.', { section: 'Round 2', facts: { round: 2 } }),
  opens(1),
  deed('merchants', 1, 'The Merchants of Bram bring places: inn 1 now has 14.', { facts: { inn: 1, places: 14 }, elements: ['inn:1'] }),
  call(1, 2, 0, 'bird.soldiers', 9), call(1, 1, 2, 'boar.laborers', 3), call(1, 3, 1, 'fish.noblewomen', 3, false), call(1, 4, 0, 'bird.maids', 0),
  opens(2),
  deed('monk', 2, 'The Monk of Chiara goes to the end of the queue.', { facts: { ...about('boar.monk'), inn: 2 }, elements: ['queue-card:2.3'] }),
  deed('decline', 0, 'The Soldiers of Anna did nothing.', { facts: { guest: '@guest-soldiers' } }),
  call(2, 1, 1, 'fish.laborers', 3), call(2, 2, 0, 'boar.maids', 0), call(2, 3, 2, 'boar.monk', 0, false),
  opens(3),
  call(3, 2, 2, 'stag.noblewomen', 6), call(3, 1, 1, 'fish.maids', 3), call(3, 3, 0, 'stag.merchants', 1),
  told('round', 1, 'Round 3: Bram is first player.', { section: 'Round 3', rule: 'OB-5.3', facts: { round: 3 } }),
  told('draw', 0, 'Anna draws 5 cards.', { rule: 'OB-5.4', facts: { count: 5 } }),
]

const base: Snapshot<OverbookingView> = {
  type: 'snapshot', table: 'sample', game: 'overbooking', title: 'Overbooking', options: {}, version: 99, you: 0, seats: seats('Anna', 'Bram', 'Chiara'),
  status: 'playing', acting: [0], turn: 0, prompt: which(HAND, placingView.houses).prompt, view: placingView, zones: null,
  choices: which(HAND, placingView.houses), log: roundTwo, undo: true, outcome: null, rematch: null,
}

const placing = base

const rival: Snapshot<OverbookingView> = { ...base, acting: [1], turn: 1, choices: null, undo: false, prompt: { text: 'Bram is thinking', rule: null } }

/** Soldiers at the second inn are asked; the first inn is settled. */
const soldiers: Snapshot<OverbookingView> = {
  ...base,
  prompt: { text: 'Soldiers at inn 2: which Laborers do they replace?', rule: 'OB-4.6' },
  choices: ask(
    'Soldiers at inn 2: which Laborers do they replace?',
    choice('replace:1', 'Replace the Laborers of the boar (Chiara)', { elements: ['queue-card:2.1'] }),
    choice('replace:3', 'Replace the Laborers of the fish (Bram)', { elements: ['queue-card:2.3'] }),
    choice('replace:2', 'Replace the Maids', { elements: ['queue-card:2.2'], refused: { text: 'Soldiers replace Laborers only, not the Maids.', rule: 'OB-4.6' } }),
    choice('decline', 'Do nothing'),
  ),
  log: [
    ...roundTwo,
    opens(1),
    deed('laborers', 2, 'The Laborers of Chiara take up places: inn 1 now has 11.', { facts: { inn: 1, places: 11 }, elements: ['inn:1'] }),
    call(1, 2, 0, 'bird.soldiers', 6), call(1, 1, 2, 'boar.laborers', 0), call(1, 3, 1, 'fish.noblewomen', 0, false),
    opens(2),
    deed('merchants', 1, 'The Merchants of Bram bring places: inn 2 now has 16.', { facts: { inn: 2, places: 16 }, elements: ['inn:2'] }),
  ],
  view: {
    ...placingView, phase: 'checking', lap: 5, inn: 2,
    houses: [
      house(1, '7.B', { token: false }),
      house(2, '1.A', { door: '1stag.merchants! 0boar.soldiers!', queue: '2boar.laborers! 0fish.maids! 1fish.laborers! 2bird.monk!', token: false, places: 16, acted: 1 }),
      house(3, '1.B', { door: '2fish.laborers', queue: '2fish.merchants! 1stag.laborers 2bird.monk 0bird.noblewomen?', token: false }),
    ],
  },
}

/** Everything at once: four inns, full queues, hands of eleven, long names. */
const crowdedHand = `${HAND} stag.soldiers boar.laborers`
const crowdedHouses = [
  house(1, '7.B', { door: '1stag.merchants 3bird.laborers', queue: '2boar.laborers 0bird.soldiers? 1fish.noblewomen 0stag.monk?', token: false }),
  house(2, '8.B', { queue: '1fish.maids 0bird.noblewomen? 2boar.laborers 3stag.monk 1bird.merchants', token: false }),
  house(3, '4.B', { door: '2boar.soldiers 0boar.maids?', queue: '2fish.laborers 1stag.laborers 2bird.noblewomen', token: false }),
  house(4, '1.B', { door: '3boar.monk', queue: '2fish.merchants! 1stag.laborers 2bird.monk 3boar.soldiers', token: false }),
]
const crowdedPlayers = [
  player(0, { hand: crowdedHand, lodged: 'bird.monk bird.merchants bird.maids bird.noblewomen boar.maids boar.merchants boar.monk fish.soldiers fish.monk', tokens: 5, bonus: 2, deck: 5 }),
  player(1, { lodged: 'bird.soldiers fish.monk fish.merchants fish.maids fish.laborers fish.noblewomen boar.laborers stag.monk', tokens: 3, bonus: 4 }),
  player(2, { lodged: 'fish.noblewomen stag.merchants stag.maids boar.monk boar.noblewomen', tokens: 1 }),
  player(3, { lodged: 'stag.monk stag.merchants stag.maids stag.noblewomen stag.soldiers stag.laborers', tokens: 12, bonus: 6 }),
]
const longNames = seats('Annabella-Maria', 'Bram de Wit-van der Berg', 'Chiara', 'Dirk')

const crowded: Snapshot<OverbookingView> = {
  ...base, seats: longNames, choices: which(crowdedHand, crowdedHouses), view: { ...placingView, round: 4, houses: crowdedHouses, players: crowdedPlayers },
}

/** Two Monks have made a queue of six. */
const six: Snapshot<OverbookingView> = {
  ...crowded,
  prompt: { text: 'Noblewomen at inn 1: which of your guests reserves first?', rule: 'OB-4.3' },
  choices: ask(
    'Noblewomen at inn 1: which of your guests reserves first?',
    ...[2, 4].map((place) => choice(`pick:${place}`, `Pick the guest at place ${place}`, { elements: [`queue-card:1.${place}`] })),
    choice('decline', 'Do nothing'),
  ),
  log: [...roundTwo, told('round', 2, 'Round 4', { facts: { round: 4 } }), opens(1), deed('monk', 3, 'A Monk joins.', { elements: ['queue-card:1.5'] }), deed('monk', 1, 'A Monk joins.', { elements: ['queue-card:1.6'] })],
  view: {
    ...crowded.view, phase: 'checking', lap: 5, inn: 1,
    houses: [
      house(1, '6.B', { door: '0stag.noblewomen!', queue: '2boar.laborers! 0bird.soldiers! 1fish.noblewomen! 0stag.merchants! 3bird.monk! 1stag.monk!', token: false, places: 12 }),
      ...crowdedHouses.slice(1),
    ],
  },
}

/** The last card is placed and two inns are checked in one go: before, what happens, and after. */
const showHouses = [
  house(1, '5.A', { door: '1stag.merchants', queue: '1bird.laborers 0fish.maids? 1fish.noblewomen', token: false }),
  house(2, '1.B', { door: '1stag.monk 0boar.maids?', queue: '0stag.merchants! 1boar.laborers 0bird.noblewomen?', token: false }),
]
const showSeats = seats('Anna', 'Bram')
const beforeShow: Snapshot<OverbookingView> = {
  ...base, version: 120, seats: showSeats, acting: [1], turn: 1, choices: null, prompt: { text: 'Bram is thinking', rule: null }, log: [],
  view: { ...placingView, round: 1, lap: 5, houses: showHouses, players: [player(0, { hand: 'bird.soldiers fish.laborers stag.noblewomen boar.monk' }), player(1)] },
}
const showEvents: Told[] = [
  told('place', 1, 'Bram puts a large card at the back door of inn 1.', { elements: ['door:1'], facts: { inn: 1, side: 'door', crest: 'large', family: '@family-bird' } }),
  opens(1),
  deed('merchants', 1, 'The Merchants of Bram bring places: inn 1 now has 14.', { facts: { inn: 1, places: 14 }, elements: ['inn:1'] }),
  deed('replace', 1, 'The Soldiers of Bram took the place of the Laborers of Bram.', {
    facts: { guest: '@guest-soldiers', other: '@guest-laborers', coat: '@family-bird', loser: 'seat:1' }, elements: ['queue-card:1.1'],
  }),
  call(1, 1, 1, 'bird.soldiers', 9), call(1, 3, 1, 'fish.noblewomen', 5), call(1, 2, 0, 'fish.maids', 2),
  opens(2),
  deed('monk', 1, 'The Monk of Bram goes to the end of the queue.', { facts: { ...about('stag.monk'), inn: 2 }, elements: ['queue-card:2.4'] }),
  deed('decline', 0, 'The Maids of Anna did nothing.', { facts: { guest: '@guest-maids' } }),
  call(2, 2, 1, 'boar.laborers', 4), call(2, 3, 0, 'bird.noblewomen', 0), call(2, 1, 0, 'stag.merchants', 0, false), call(2, 4, 1, 'stag.monk', 0, false),
  told('round', 1, 'Round 2: Bram is first player.', { section: 'Round 2', rule: 'OB-5.3', facts: { round: 2 } }),
  told('draw', 0, 'Anna draws 5 cards.', { rule: 'OB-5.4', facts: { count: 5 } }),
]
const afterHand = 'bird.soldiers fish.laborers stag.noblewomen boar.monk fish.monk bird.merchants stag.laborers boar.noblewomen bird.maids'
const afterShow: Snapshot<OverbookingView> = {
  ...beforeShow, version: 121, acting: [0], turn: 0, choices: which(afterHand, [house(1, '5.B'), house(2, '1.A')]), prompt: { text: 'Choose a guest to place (1 of 5)', rule: 'OB-2.1' },
  log: showEvents,
  view: {
    ...placingView, round: 2, lap: 1, first: 1, houses: [house(1, '5.B'), house(2, '1.A')],
    players: [
      player(0, { hand: afterHand, lodged: 'fish.maids bird.noblewomen', discarded: 'stag.merchants boar.maids' }),
      player(1, { cards: 9, lodged: 'bird.soldiers fish.noblewomen boar.laborers', discarded: 'bird.laborers stag.merchants stag.monk' }),
    ],
  },
}
export const show = { before: beforeShow, events: showEvents, after: afterShow }

const two: Snapshot<OverbookingView> = {
  ...base, seats: seats('Anna', 'Bram'), choices: which('fish.monk bird.soldiers stag.maids', placingView.houses.slice(0, 2)), log: [],
  view: {
    ...placingView, round: 1, scoring: 'off',
    houses: [house(1, '2.A', { queue: '0bird.noblewomen?' }), house(2, '6.A', { door: '1fish.soldiers', token: false })],
    players: [player(0, { hand: 'fish.monk bird.soldiers stag.maids' }), player(1, { cards: 8 })],
  },
}

const watching: Snapshot<OverbookingView> = {
  ...crowded, you: null, choices: null, acting: [2], prompt: { text: 'Chiara is thinking', rule: null },
  view: {
    ...crowded.view, players: crowdedPlayers.map((one) => ({ ...one, hand: null })),
    houses: crowdedHouses.map((one) => ({ ...one, queue: one.queue.map((guest) => (guest.open ? guest : { ...guest, face: null, family: null })), door: one.door.map((guest) => ({ ...guest, face: null, family: null })) })),
  },
}

const scores = crowdedPlayers.map(({ score }) => score)
const outcome: Outcome = {
  ranking: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores, verdict: null,
  breakdown: [
    { source: 'guests', text: 'Coins of lodged guests', points: crowdedPlayers.map(({ coins }) => coins) },
    { source: 'coats', text: 'Coats of arms', points: crowdedPlayers.map(({ coat_points }) => coat_points) },
    { source: 'tokens', text: 'Back-door tokens', points: crowdedPlayers.map(({ tokens }) => tokens) },
  ],
  timeline: [0, 0.25, 0.5, 0.72, 1].map((part, round) => ({ version: round * 20, round, scores: scores.map((score, seat) => Math.round(score * Math.min(1, part + (round % 4 ? seat * 0.02 : 0)))) })),
}

const end: Snapshot<OverbookingView> = {
  ...crowded, status: 'over', acting: [], turn: null, choices: null, outcome, prompt: { text: 'The game is over', rule: null },
  view: { ...crowded.view, phase: 'over', houses: crowdedHouses.map((one) => ({ ...one, door: [], queue: [] })) },
}

const endOfTwo: Snapshot<OverbookingView> = {
  ...end, seats: seats('Anna', 'Bram'),
  outcome: { ...outcome, ranking: [1, 2], scores: scores.slice(0, 2), breakdown: outcome.breakdown.map((row) => ({ ...row, points: row.points.slice(0, 2) })), timeline: outcome.timeline.map((point) => ({ ...point, scores: point.scores.slice(0, 2) })) },
  view: { ...end.view, houses: end.view.houses.slice(0, 2), players: end.view.players.slice(0, 2) },
}

export const tables = { placing, rival, soldiers, crowded, six, two, watching, end, endOfTwo }

