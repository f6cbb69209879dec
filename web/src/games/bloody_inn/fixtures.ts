/** Sample tables for tests and for the gallery: several hours, one to four innkeepers, crowded and at the end. */
import type { Choice, Choices, Outcome, SeatInfo, Snapshot, Told } from '../../wire'
import type { Annex, BloodyInnView, Forecast, Guest, Player, Room } from './view'

const KINDS: [string, string][] = [
  ['artisan', 'cultivator mechanic distiller gardener landscaper butcher'],
  ['merchant', 'newsboy representative concierge grocer shopkeeper brewer'],
  ['religious', 'novice monk abbot priest archbishop bishop'],
  ['noble', 'baron viscount count duke prince marquis'],
  ['police', 'peacekeeper brigadier brigadier_chief major'],
]
const POCKETS = [8, 12, 18, 26]

const GUESTS = new Map<string, Guest>([
  ...KINDS.flatMap(([type, kinds]) =>
    kinds.split(' ').map((kind, i): [string, Guest] => {
      const rank = Math.min(i, 3)
      return [kind, { kind, type, rank, money: POCKETS[rank] ?? 0 }]
    }),
  ),
  ['peasant', { kind: 'peasant', type: 'peasant', rank: 0, money: 4 }],
  ['barn', { kind: 'barn', type: 'none', rank: 1, money: 0 }],
])

/** The guest of a kind. Throws for a kind that is not in the box. */
export function guest(kind: string): Guest {
  const found = GUESTS.get(kind)
  if (!found) throw new Error(`There is no guest of kind ${kind}.`)
  return found
}

/** Guests by their kinds, with one space between. */
export const guests = (kinds: string): Guest[] => kinds.split(' ').filter(Boolean).map(guest)

/** An annex and who lies under it: `annex('count', 'baron duke')`. */
export const annex = (kind: string, bodies = ''): Annex => ({ guest: guest(kind), bodies: guests(bodies), places: guest(kind).rank })

const QUIET: Forecast = { rooms: 1, gardens: 0, wages: 2, unpaid: 0, police: 0, wake: 9, checks: 1 }

export const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat, cash: 10, checks: 1, hand: guests('peasant peasant'), corpses: [], annexes: [annex('barn')], forecast: QUIET, ...more,
})

const room = (number: number, key: Room['key'], kind: string | null = null, service: number | null = null): Room => ({
  number, key, service, guest: kind === null ? null : guest(kind),
})

const COLOURS: SeatInfo['colour'][] = ['coral', 'teal', 'gold', 'violet']

export const seats = (...names: string[]): SeatInfo[] =>
  names.map((name, seat) => ({
    seat, name, colour: COLOURS[seat] ?? 'coral', kind: seat === 0 ? 'person' : 'bot', bot: seat === 0 ? null : 'search', present: true,
  }))

const gone = (kinds: string, copies = 1) => guests(kinds).map((one) => ({ guest: one, copies }))

/** The night of the mockup: round five, three innkeepers, Anna's first action. */
const nightView: BloodyInnView = {
  round: 5, season: 1, phase: 'night', action: 1, last_round: false, first: 0, lost: false,
  rooms: [
    room(1, 0, 'brigadier'), room(2, 'white', 'archbishop'), room(3, null), room(4, null), room(5, 1, 'concierge', 1),
    room(6, 2, 'novice'), room(7, 'white', 'viscount', 0), room(8, 'white', 'gardener'),
  ],
  bistro: 3, arriving: null,
  entrance: { count: 12, top: guest('distiller'), unseen: [{ guest: guest('monk'), copies: 2 }, { guest: guest('major'), copies: 1 }] },
  exit: { count: 5, guests: gone('newsboy cultivator monk baron shopkeeper') },
  players: [
    player(0, {
      cash: 17, hand: guests('representative peasant'), corpses: guests('duke'),
      annexes: [annex('barn', 'monk'), annex('mechanic'), annex('count', 'concierge'), annex('landscaper')],
      forecast: { rooms: 1, gardens: 0, wages: 2, unpaid: 0, police: 10, wake: 6, checks: 1 },
    }),
    player(1, {
      cash: 26, hand: guests('novice newsboy peasant'), corpses: guests('grocer'),
      annexes: [annex('barn'), annex('distiller', 'baron'), annex('marquis', 'prince')],
      forecast: { rooms: 1, gardens: 0, wages: 2, unpaid: 0, police: 10, wake: 15, checks: 1 },
    }),
    player(2, {
      cash: 9, checks: 3, hand: guests('abbot brigadier_chief'),
      annexes: [annex('barn', 'newsboy'), annex('representative'), annex('novice')],
      forecast: { rooms: 1, gardens: 0, wages: 2, unpaid: 0, police: 0, wake: 8, checks: 3 },
    }),
  ],
  move: null, wealth: 'limited', length: 'short', cap: 40,
}

const choice = (part: string, text: string, more: Partial<Choice> = {}): Choice => ({
  part, elements: [part], text, refused: null, preview: [], next: null, ...more,
})

const ask = (text: string, ...choices: Choice[]): Choices => ({ prompt: { text, rule: 'BI-3' }, choices })

const tooFew = (kind: string, name: string, number: number) =>
  choice(`room:${number}`, `Bribe the ${name}, rank 3, room ${number}`, {
    refused: { text: `The ${name} is rank ${guest(kind).rank} and asks for 3 accomplices; you can pay for 2.`, rule: 'BI-4.1' },
  })

const pay = (): Choices => ask('Play an accomplice', choice('play:representative', 'Play the Representative'), choice('play:peasant', 'Play the Peasant'))

const whom = ask(
  'Choose a guest to bribe',
  choice('room:1', 'Bribe the Brigadier, rank 1, room 1', { next: pay(), preview: ['hand:0'] }),
  tooFew('archbishop', 'Archbishop', 2),
  choice('room:5', 'Bribe the Concierge, rank 2, room 5', { next: pay() }),
  choice('room:6', 'Bribe the Novice, rank 0, room 6'),
  choice('room:7', 'Bribe the Viscount, rank 1, room 7', { next: pay() }),
  tooFew('gardener', 'Gardener', 8),
  choice('bistro', 'Bribe a peasant in the bistro', {
    next: ask('Choose another guest to bribe, or stop here', choice('bistro', 'Bribe a peasant in the bistro'), choice('done', 'That is all of them')),
  }),
)

const deeds = ask(
  'Your first action tonight',
  choice('bribe', 'Bribe', { next: whom }),
  choice('build', 'Build', { next: ask('Choose a card to build', choice('card:representative', 'Build the Parlor')) }),
  choice('kill', 'Kill', { next: ask('Choose a guest to kill', choice('room:1', 'Kill the Brigadier, rank 1, room 1', { next: pay() })) }),
  choice('bury', 'Bury', { refused: { text: 'You hold 2 accomplices, too few to bury any of your corpses.', rule: 'BI-7.1' } }),
  choice('pass', 'Pass', { next: ask('Launder money?', choice('done', 'Just pass'), choice('buy:1', 'Buy a check for 10 F'), choice('cash:1', 'Cash a check for 10 F')) }),
)

let line = 0
const told = (kind: string, seat: number | null, text: string, more: Partial<Told> = {}): Told => ({
  id: (line += 1), version: line, kind, rule: 'BI-2.2', seat, text, elements: [], facts: {}, section: null, ...more,
})

const log: Told[] = [
  told('bury', 2, 'Chiara buries the Novice under her Barn and gains 8 F.', { section: 'Night 4', rule: 'BI-7.3', elements: ['under:2.barn'], facts: { guest: '@guest-newsboy', annex: '@annex-barn', owner: 'seat:2', money: 8, share: 8 } }),
  told('income', 2, 'Chiara gains 1 F from a room.', { section: 'Morning 4', rule: 'BI-9.4', elements: ['purse:2'] }),
  told('wages', 0, 'Anna pays 2 F in wages.', { rule: 'BI-9.6', elements: ['purse:0'] }),
  told('wages', 1, 'Bram pays 2 F in wages; the Distillery keeps 1 for free.', { rule: 'BI-9.6', elements: ['purse:1'] }),
  told('wages', 2, 'Chiara pays 2 F in wages.', { rule: 'BI-9.6', elements: ['purse:2'] }),
  told('place', 0, 'Anna gives room 1 to the Brigadier.', { section: 'Evening 5', elements: ['room:1'], facts: { guest: '@guest-brigadier', room: 1 } }),
  told('place', 0, 'Anna gives room 6 to the Novice.', { elements: ['room:6'], facts: { guest: '@guest-novice', room: 6 } }),
  told('place', 0, 'Anna gives room 5 to the Concierge.', { elements: ['room:5'], facts: { guest: '@guest-concierge', room: 5 } }),
  told('place', 0, 'Anna gives room 7 to the Viscount.', { elements: ['room:7'], facts: { guest: '@guest-viscount', room: 7 } }),
]

const base: Snapshot<BloodyInnView> = {
  type: 'snapshot', table: 'sample', game: 'bloody_inn', title: 'The Bloody Inn', options: {}, version: 9, you: 0, seats: seats('Anna', 'Bram', 'Chiara'),
  status: 'playing', acting: [0], turn: 0, prompt: deeds.prompt, view: nightView, zones: null, choices: deeds, log, undo: true, outcome: null, rematch: null,
}

const night = base

const evening: Snapshot<BloodyInnView> = {
  ...base,
  prompt: { text: 'Choose a room for the Abbot', rule: 'BI-2.2' },
  choices: ask('Choose a room for the Abbot', choice('room:2', 'Room 2'), choice('room:6', 'Room 6'), choice('room:8', 'Room 8')),
  view: {
    ...nightView, phase: 'evening', action: 0, arriving: guest('abbot'),
    rooms: nightView.rooms.map((one) => ([2, 6, 8].includes(one.number) ? { ...one, guest: null } : one)),
    players: nightView.players.map((one) => ({ ...one, corpses: [], forecast: { ...one.forecast, police: 0, wake: 16 } })),
  },
}

const rival: Snapshot<BloodyInnView> = {
  ...base, acting: [1], turn: 1, choices: null, undo: false, prompt: { text: 'Bram is thinking', rule: null }, view: { ...nightView, first: 1 },
}

const morning: Snapshot<BloodyInnView> = {
  ...base,
  prompt: { text: 'Pay the gravedigger for your corpse', rule: 'BI-9.2' },
  choices: ask('Pay the gravedigger for your corpse', choice('pay:0', 'Pay in coins'), choice('pay:1', 'Pay with a check')),
  view: { ...nightView, phase: 'morning', action: 0, last_round: true },
}

const EIGHT = [
  annex('barn', 'monk'), annex('cultivator'), annex('distiller', 'baron'), annex('landscaper', 'prince major'), annex('newsboy'),
  annex('concierge', 'newsboy monk'), annex('archbishop'), annex('abbot', 'peasant'), annex('mechanic'), annex('mechanic', 'viscount'),
]

/** Everything at once: long names, a hand of twelve, eight kinds of annex, eight peasants, four innkeepers. */
const crowded: Snapshot<BloodyInnView> = {
  ...base,
  seats: seats('Annabella-Maria', 'Bram de Wit-van der Berg', 'Chiara', 'Dirk'),
  prompt: { text: 'Bury the Duke (26 F): under which annex?', rule: 'BI-7.1' },
  choices: ask(
    'Bury the Duke (26 F): under which annex?',
    ...['0.archbishop', '0.mechanic', '1.landscaper', '1.abbot', '2.archbishop', '3.distiller'].map((place) => choice(`under:${place}`, `Under annex ${place}`)),
    choice('under:0.barn', 'Under your Barn', { refused: { text: 'The Barn is full: it holds one corpse.', rule: 'BI-7.2' } }),
  ),
  view: {
    ...nightView, round: 11, season: 2, action: 2, first: 3, bistro: 8,
    rooms: ['brigadier_chief', 'priest', 'representative', 'duke', 'prince', 'bishop', 'major', 'butcher'].map((kind, i) =>
      room(i + 1, i < 4 ? i : i < 6 ? i - 4 : 'white', kind, i % 2 ? i % 4 : null),
    ),
    entrance: { count: 47, top: guest('representative'), unseen: [{ guest: guest('monk'), copies: 4 }] },
    exit: { count: 31, guests: [...gone('newsboy cultivator monk baron', 4), ...gone('brigadier_chief abbot count', 3), ...gone('grocer duke')] },
    players: [
      player(0, {
        cash: 39, checks: 6, hand: guests('newsboy newsboy representative concierge novice novice monk baron viscount brigadier peasant peasant'),
        corpses: guests('duke major peasant'), annexes: EIGHT, forecast: { rooms: 2, gardens: 2, wages: 11, unpaid: 1, police: 30, wake: 0, checks: 5 },
      }),
      player(1, { cash: 40, checks: 3, hand: guests('abbot abbot priest newsboy baron'), annexes: EIGHT, corpses: guests('count') }),
      player(2, { cash: 40, checks: 0, hand: [], annexes: EIGHT.slice(0, 7), corpses: guests('count baron') }),
      player(3, { cash: 3, checks: 2, annexes: EIGHT.slice(0, 4) }),
    ],
  },
}

const solo: Snapshot<BloodyInnView> = {
  ...base, seats: seats('Anna'),
  view: {
    ...nightView, bistro: 2, length: 'long',
    rooms: nightView.rooms.map((one) => (one.key === null || [5, 6].includes(one.number) ? { ...one, key: null, service: null, guest: null } : one)),
    players: nightView.players.slice(0, 1),
  },
}

const two: Snapshot<BloodyInnView> = {
  ...base, seats: seats('Anna', 'Bram'),
  view: {
    ...nightView, wealth: 'unlimited', cap: null, bistro: 0, exit: { count: 0, guests: [] },
    players: nightView.players.slice(0, 2).map((one) => ({ ...one, checks: 0, cash: one.cash + 61, hand: [], corpses: [], forecast: { ...one.forecast, police: 0, wages: 0, wake: one.cash + 62, checks: 0 } })),
    rooms: nightView.rooms.map((one) => (one.key === 2 ? { ...one, key: 'white' } : one)),
  },
}

const watching: Snapshot<BloodyInnView> = { ...crowded, you: null, choices: null, acting: [2], prompt: { text: 'Chiara is thinking', rule: null } }

const outcome: Outcome = {
  ranking: [1, 2, 3], scores: [97, 83, 78], verdict: null,
  breakdown: [
    ['start', 'Start', [15, 15, 15]], ['corpses', 'Corpses buried', [80, 65, 53]], ['annexes', 'Annexes, at once', [13, 18, 10]],
    ['annexes_end', 'Annexes, at the end', [16, 15, 0]], ['rooms', 'Rooms let', [11, 10, 12]], ['wages', 'Wages', [-23, -20, -12]],
    ['gravedigger', 'Gravedigger', [-10, -20, 0]], ['spilt', 'Spilt over 40 F', [-5, 0, 0]],
  ].map(([source, text, points]) => ({ source, text, points }) as Outcome['breakdown'][number]),
  timeline: [
    [15, 15, 15], [14, 15, 22], [23, 26, 21], [19, 40, 30], [36, 36, 39], [44, 52, 38], [52, 58, 55], [63, 66, 60], [78, 70, 72], [97, 83, 78],
  ].map((scores, round) => ({ version: round * 6, round, scores })),
}

const endLog: Told[] = [
  told('place', 1, 'Bram gives room 1 to the Major.', { section: 'Evening 5', elements: ['room:1'], facts: { guest: '@guest-major', room: 1 } }),
  told('police', null, 'The police investigate.', { rule: 'BI-9.1', elements: ['room:1'], facts: { rooms: 1 } }),
  told('gravedigger', 1, 'Bram pays the gravedigger 20 F.', { rule: 'BI-9.2', elements: ['purse:1'], facts: { corpses: 2, money: 20, checks: 0, player: 'seat:1' } }),
  told('bury', 0, 'Anna buries the Archbishop under her Park and gains 26 F.', { rule: 'BI-7.3', elements: ['under:0.landscaper'], facts: { guest: '@guest-archbishop', annex: '@annex-landscaper', owner: 'seat:0', money: 26, share: 26 } }),
]

const end: Snapshot<BloodyInnView> = {
  ...base, status: 'over', acting: [], turn: null, choices: null, outcome, log: [...log, ...endLog], prompt: { text: 'Anna keeps the inn', rule: null },
  view: {
    ...nightView, phase: 'over', round: 9, season: 2, action: 0,
    exit: { count: 9, guests: gone('newsboy cultivator monk baron shopkeeper major') },
    players: [
      player(0, { cash: 37, checks: 6, hand: [], annexes: [annex('barn', 'monk'), annex('landscaper', 'archbishop duke newsboy'), annex('count', 'count major')] }),
      player(1, { cash: 33, checks: 5, hand: [], annexes: [annex('barn', 'peacekeeper'), annex('brewer', 'marquis grocer abbot')] }),
      player(2, { cash: 38, checks: 4, hand: [], annexes: [annex('barn', 'baron'), annex('gardener', 'priest concierge')] }),
    ],
  },
}

const endOfFour: Snapshot<BloodyInnView> = {
  ...end, seats: crowded.seats,
  outcome: {
    ranking: [2, 1, 1, 4], scores: [121, 143, 143, 22], verdict: null,
    breakdown: outcome.breakdown.map((row) => ({ ...row, points: [...row.points.map((points) => Math.round(points * 1.5)), row.source === 'start' ? 15 : row.source === 'wages' ? -9 : row.source === 'rooms' ? 16 : 0] })),
    timeline: outcome.timeline.map((point) => ({ ...point, scores: [...point.scores, 15 + (point.round ?? 0)] })),
  },
  view: { ...end.view, players: [...crowded.view.players.slice(0, 3).map((one) => ({ ...one, corpses: [] })), player(3)] },
}

const endAlone: Snapshot<BloodyInnView> = {
  ...end, seats: seats('Anna'),
  outcome: {
    ranking: [1], scores: [152], verdict: 'An Evil Innkeeper.',
    breakdown: outcome.breakdown.map((row) => ({ ...row, points: row.points.slice(0, 1) })),
    timeline: outcome.timeline.map((point) => ({ ...point, scores: point.scores.slice(0, 1) })),
  },
  view: { ...end.view, length: 'long', players: end.view.players.slice(0, 1) },
}

export const tables = { night, evening, rival, morning, crowded, solo, two, watching, end, endOfFour, endAlone }
