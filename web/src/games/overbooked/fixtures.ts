/** Sample tables for tests and for the gallery: choosing, placing, preferences, replacing, shortage, solo, four players, the end. */
import type { Choice, Choices, Outcome, SeatInfo, Snapshot, Told } from '../../wire'
import { seating } from './pattern'
import { colourOf, COLOURS, SOURCE_OF, TEAMS } from './people'
import type { ByColour, Card, CardSymbol, Chair, ChairKind, Colour, OpenCard, OverbookedView, Player } from './view'

const KINDS: Record<string, ChairKind> = { w: 'window', m: 'middle', a: 'aisle' }
const MAPS: Record<string, string> = { three_area: 'wma|amma|amw', two_area: 'wmma|ammw' }

/** The seats of a side of the planes, row by row. */
export function layoutOf(side: string): Chair[] {
  const areas = (MAPS[side] ?? '').split('|')
  return [1, 2, 3, 4, 5].flatMap((row) => {
    let column = 0
    return areas.flatMap((area, i) => [...area].map((kind) => ({ seat: `${row}${'ABCDEFGHIJ'[column++]}`, kind: KINDS[kind] ?? 'middle', area: i + 1 })))
  })
}

export const THREE = layoutOf('three_area')
export const TWO = layoutOf('two_area')

export function pattern(card: string, rows: string, symbol: CardSymbol = 'none', difficult = false): Card {
  const grid = rows.split('/')
  const colours = [...grid.join('')].flatMap((letter) => colourOf(letter) ?? [])
  return { card, kind: 'pattern', difficult, symbol, grid, suitcases: colours.map((colour, i) => ({ number: i + 1, colour, wish: null })) }
}

export function preference(card: string, symbol: CardSymbol, ...wishes: [Colour, ChairKind][]): Card {
  return { card, kind: 'preference', difficult: false, symbol, grid: [], suitcases: wishes.map(([colour, wish], i) => ({ number: i + 1, colour, wish })) }
}

export const row = (cards: readonly Card[], vouchers: readonly number[] = []): OpenCard[] =>
  cards.map((card, i) => ({ position: i + 1, card, vouchers: vouchers[i] ?? 0, price: i }))

const byColour = (numbers: readonly number[]): ByColour => Object.fromEntries(COLOURS.map((colour, i) => [colour, numbers[i] ?? 0])) as ByColour

/** Who sits where, from a picture of rows: `RR.|YY.B|BB.` */
export function planeOf(picture: string, layout: readonly Chair[] = THREE): Player['plane'] {
  const letters = [...picture.replace(/[|\s]/g, '')]
  return Object.fromEntries(layout.flatMap(({ seat }, i) => (colourOf(letters[i] ?? '') ? [[seat, colourOf(letters[i] ?? '') as Colour]] : [])))
}

const beside = (one: Chair, layout: readonly Chair[]) =>
  layout.filter((other) => other.area === one.area && Math.abs(Number(one.seat[0]) - Number(other.seat[0])) + Math.abs(one.seat.charCodeAt(1) - other.seat.charCodeAt(1)) === 1)

/** The groups of a colour, largest first. */
function groupsOf(plane: Player['plane'], colour: Colour, layout: readonly Chair[]): string[][] {
  const left = new Set(layout.filter(({ seat }) => plane[seat] === colour))
  const groups: string[][] = []
  for (const start of left) {
    const group = [start]
    left.delete(start)
    for (const one of group) for (const other of beside(one, layout)) if (left.delete(other)) group.push(other)
    groups.push(group.map(({ seat }) => seat))
  }
  return groups.sort((a, b) => b.length - a.length)
}

interface Things {
  vouchers?: number
  steps?: readonly number[]
  layout?: readonly Chair[]
  doubled?: readonly Colour[]
}

export function player(seat: number, picture: string, { vouchers = 5, steps = [], layout = THREE, doubled = [] }: Things = {}): Player {
  const plane = planeOf(picture, layout)
  const couples = groupsOf(plane, 'red', layout).filter(({ length }) => length === 2)
  const children = layout.filter((one) => plane[one.seat] === 'white' && beside(one, layout).every(({ seat: other }) => plane[other] && plane[other] !== 'white')).map((one) => one.seat)
  const groups = Object.fromEntries(TEAMS.map((colour) => [colour, groupsOf(plane, colour, layout)[0] ?? []]))
  const overbooked = steps.reduce((sum, count) => sum + count, 0)
  const teams = Object.fromEntries(TEAMS.map((colour) => [SOURCE_OF[colour], (groups[colour]?.length ?? 0) * (doubled.includes(colour) ? 2 : 1)]))
  const sources: Player['sources'] = {
    couples: 5 * couples.length, children: 3 * children.length, ...teams, vouchers: Math.floor(vouchers / 2), overbooked: -2 * overbooked,
    most_overbooked: overbooked > 2 ? -2 : 0, empty: Object.keys(plane).length - layout.length, bonus: 1, event: 3, second_event: 0,
  }
  return { seat, vouchers, steps: byColour(steps), overbooked, cards: [], plane, couples, children, groups, sources, score: Object.values(sources).reduce<number>((sum, points) => sum + (points ?? 0), 0) }
}

const SEATS: SeatInfo['colour'][] = ['coral', 'teal', 'gold', 'violet']

export const seats = (...names: string[]): SeatInfo[] =>
  names.map((name, seat) => ({ seat, name, colour: SEATS[seat] ?? 'coral', kind: seat === 0 ? 'person' : 'bot', bot: seat === 0 ? null : 'search', present: true }))

// --- Choices, as the server would send them

const choice = (part: string, text: string, more: Partial<Choice> = {}): Choice => ({ part, elements: [part], text, refused: null, preview: [], next: null, ...more })

const ask = (text: string, choices: Choice[]): Choices => ({ prompt: { text, rule: 'OD-2.1' }, choices })

const NOBODY: ReadonlySet<number> = new Set()

/** Every way to seat a pattern card within one area, and a refusal for each turn that fits nowhere. */
export function places({ position, card }: OpenCard, view: Pick<OverbookedView, 'layout'>, next: Choice['next'] = null, gone = NOBODY): Choice[] {
  const known = new Set<string>()
  return [0, 90, 180, 270].flatMap((turn) => {
    const at = (seat: string, preview: string[], refused: Choice['refused'] = null) =>
      choice(`place:${position}.${turn}.${seat}`, `Card ${position}, turned ${turn}°`, { elements: [`card:${position}`, `turn:${turn}`, `seat:${seat}`], preview, next, refused })
    const found = view.layout.flatMap(({ seat }) => {
      const sitting = seating(card, gone, turn, seat, { chairs: view.layout, wideAisles: false })
      const areas = new Set(view.layout.filter((chair) => sitting.has(chair.seat)).map(({ area }) => area))
      const key = [...sitting].map(String).sort().join()
      if (sitting.size < card.suitcases.length - gone.size || areas.size !== 1 || known.has(key)) return []
      known.add(key)
      return [at(seat, [...sitting.keys()].map((one) => `seat:${one}`))]
    })
    return found.length ? found : [at('1A', [], { text: `Turned ${turn}° the card fits no seating area.`, rule: 'OD-3.2' })]
  })
}

/** Seats of one kind, to be chosen. */
function wishes(view: OverbookedView, kind: ChairKind, text: string, next: Choice['next'] = null): Choices {
  const refused = { text: `That is no ${kind} seat.`, rule: 'OD-3.7' }
  return ask(text, view.layout.map((chair) => choice(`seat:${chair.seat}`, `Seat ${chair.seat}`, { next, refused: chair.kind === kind ? null : refused })))
}

function which(view: OverbookedView): Choices {
  const { vouchers } = view.players[0] as Player
  return ask(
    'Choose a card: the first is free, each one skipped costs a voucher',
    view.row.flatMap((open): Choice[] => {
      const { position, card, price } = open
      const take = (next: Choice['next'], refused: Choice['refused'] = null) => choice(`take:${position}`, `Take card ${position}`, { elements: [`card:${position}`], next, refused })
      if (price > vouchers && !view.solo) return [take(null, { text: `Card ${position} costs ${price} vouchers; you have ${vouchers}.`, rule: 'OD-2.2' })]
      const removing = view.solo ? [choice(`remove:${position}`, `Put card ${position} back into the box for a voucher`)] : []
      const leaving = card.symbol === 'ignore' && view.symbols ? card.suitcases.map(({ number, colour }) => choice(`ignore:${position}.${number}`, `Ignore a ${colour} passenger`, { elements: [`card:${position}`, `ignore:${position}.${number}`], next: ask('Seat the others', places(open, view, null, new Set([number]))) })) : []
      if (card.kind === 'preference') return [take(wishes(view, 'window', 'Choose a window seat for a child', wishes(view, 'window', 'Choose a window seat for a friend'))), ...leaving, ...removing]
      const steps = card.symbol === 'replace' && view.symbols ? ask('Who goes to the steps?', [choice('steps:1D', 'The friend on 1D goes to the steps', { elements: ['seat:1D'] }), choice('done', 'The others go back to the supply')]) : null
      return [...places(open, view, steps), ...leaving, ...removing]
    }),
  )
}

// --- Tables

const CARDS = [
  pattern('N01', 'RR./..G', 'bonus'),
  preference('N30', 'none', ['white', 'window'], ['yellow', 'window']),
  pattern('N40', 'B.G/.Y./Y.R', 'ignore'),
  pattern('N55', 'BBWG', 'replace'),
]

const MINE = 'RR.|YY.B|BB. GGW|.Y.B|BWB GW.|.YB.|.B. G..|R.Y.|G.R ..R|W...|..R'
const PICTURES = [
  MINE,
  'RR.|BB.B|..G GG.|BB.Y|G.. GR.|..YY|.G. .R.|B...|WB. RG.|BWB.|BB.',
  '..R|YYY.|BG. .RR|YY.G|B.B G..|YY..|BB. GG.|..R.|GG. B..|...W|GR.',
]

const told = (kind: string, seat: number | null, text: string, more: Partial<Told> = {}): Told => ({
  id: (told.id += 1), version: 40, kind, rule: 'OD-3.1', seat, text, elements: [], facts: {}, section: null, ...more,
})
told.id = 0

const log: Told[] = [
  told('take', 0, 'Anna takes card N12, pays 2 vouchers.', { section: 'Round 7' }),
  told('seat', 2, 'Chiara seats 3 friends: 1D, 1E, 1F.', { elements: ['plane:2.1D', 'plane:2.1E', 'plane:2.1F'] }),
  told('bump', 2, 'The senior of Chiara on 4G is overbooked.', { elements: ['plane:2.4G'] }),
  told('return', 1, 'The rugby player of Bram on 1E goes back to the supply.'),
  told('seat', 1, 'Bram seats a rugby player: 1D.', { elements: ['plane:1.1D'], section: 'Round 8' }),
]

function viewOf(players: Player[], more: Partial<OverbookedView> = {}): OverbookedView {
  return {
    you: 0, round: 8, turn: 0, first: 1, last_round: false, over: false, result: null, side: 'three_area', layout: THREE, row: row(CARDS, [1]), tokens: 30,
    supply: byColour([11, 20, 9, 16, 10]), unseen: Array.from({ length: 45 }, (_, i) => `N${i}`), removed: [], symbols: true, difficult: false, binding: true, aisle: 'no_width',
    events: [{ event: 'beautiful_sunset', points: 1, worth: players.map(() => 3) }], players, solo: null, move: null, ...more,
  }
}

const three = [
  player(0, MINE, { vouchers: 5, steps: [0, 0, 1, 0, 1], doubled: ['green'] }),
  player(1, PICTURES[1] ?? '', { vouchers: 4, steps: [1] }),
  player(2, PICTURES[2] ?? '', { vouchers: 7, steps: [1, 1, 0, 0, 2], doubled: ['yellow', 'blue'] }),
]

function snapshot(view: OverbookedView, names: string[], more: Partial<Snapshot<OverbookedView>> = {}): Snapshot<OverbookedView> {
  return {
    type: 'snapshot', table: 'sample', game: 'overbooked', title: 'Overbooked', options: {}, version: 40, you: 0, seats: seats(...names), status: 'playing', acting: [0], turn: 0,
    prompt: { text: 'Choose a card: the first is free, each one skipped costs a voucher (you have 5)', rule: 'OD-2.1' }, view, zones: null, choices: which(view), log, undo: false, outcome: null, rematch: null, ...more,
  }
}

const NAMES = ['Anna', 'Bram', 'Chiara']
const LONG = ['Annabella-Maria', 'Bram de Wit-van der Berg', 'Chiara', 'Dirk']

const choosing = snapshot(viewOf(three), NAMES)

const rival = snapshot(viewOf(three, { turn: 1 }), NAMES, { acting: [1], turn: 1, choices: null, prompt: { text: 'Bram is thinking', rule: null } })

const four = [...three, player(3, PICTURES[0] ?? '', { vouchers: 0, steps: [2, 1, 2, 1, 2] })]
const crowded = snapshot(
  viewOf(four.map((one) => (one.seat === 0 ? player(0, MINE, { vouchers: 14, steps: [2, 1, 2, 1, 3] }) : one)), {
    last_round: true, supply: byColour([0, 2, 9, 1, 13]), row: row([...CARDS.slice(2), pattern('D09', 'RG../..G./RB.Y', 'bridge', true), pattern('D02', 'R...B/..G../..W..', 'bridge', true)], [9, 2, 1]),
    events: [{ event: 'emergency_exit_assistance', points: 10, worth: [10, 0, 0, 0] }, { event: 'lonely_christmas', points: -3, worth: [-6, -3, 0, 0] }],
  }),
  LONG,
)

const poor = snapshot(viewOf(three.map((one) => (one.seat === 0 ? { ...one, vouchers: 1 } : one))), NAMES)

/** Two more friends are asked for than there are. */
const short = ((): Snapshot<OverbookedView> => {
  const view = viewOf(three, { supply: byColour([11, 20, 9, 1, 10]), row: row([CARDS[2] as Card, ...CARDS.slice(0, 2)]) })
  const drop = (number: number) => choice(`drop:1.${number}`, 'A friend stays behind', { elements: ['card:1', `drop:1.${number}`], next: ask('Seat the passengers of card 1', places(view.row[0] as OpenCard, view, null, new Set([number]))) })
  return snapshot(view, NAMES, { choices: ask('Choose a card', [drop(3), drop(4)]) })
})()

const wide = [player(0, 'RR..|YY.B GGW.|.Y.B GW..|.YB. G...|R.Y. ..R.|W..R', { layout: TWO }), player(1, '.RR.|BB.. GG..|..YY ....|BB.. RG..|.... ....|GG.W', { layout: TWO, doubled: ['green'] })]
const two = snapshot(viewOf(wide, { side: 'two_area', layout: TWO, events: [], symbols: false }), NAMES.slice(0, 2))

const alone = snapshot(
  viewOf([player(0, MINE, { vouchers: 4 })], {
    events: [],
    solo: {
      scenario: 'friends_weekend', level: 'experienced',
      goals: [
        { goal: 'group', colours: ['green'], least: 6, reached: 4, met: false, choice: false }, { goal: 'group', colours: ['blue'], least: 6, reached: 6, met: true, choice: false },
        { goal: 'group', colours: ['yellow'], least: 6, reached: 3, met: false, choice: false }, { goal: 'couples', colours: [], least: 3, reached: 1, met: false, choice: true },
        { goal: 'surrounded_children', colours: [], least: 3, reached: 1, met: false, choice: true },
      ],
    },
  }),
  ['Anna'],
)

const watching = snapshot(viewOf(three, { you: null, turn: 2 }), NAMES, { you: null, choices: null, acting: [2], turn: 2, prompt: { text: 'Chiara is thinking', rule: null } })

function outcomeOf(view: OverbookedView): Outcome {
  const scores = view.players.map(({ score }) => score)
  const sources = Object.keys(view.players[0]?.sources ?? {})
  return {
    scores, ranking: scores.map((score) => 1 + scores.filter((other) => other > score).length), verdict: null,
    breakdown: sources.map((source) => ({ source, text: source, points: view.players.map((one) => one.sources[source] ?? 0) })),
    timeline: [0, 0.3, 0.6, 1].map((part, round) => ({ version: 10 * round, round, scores: scores.map((score) => Math.round(-50 + (score + 50) * part)) })),
  }
}

const over = { status: 'over' as const, acting: [], turn: null, choices: null, prompt: { text: 'The game is over', rule: null } }
const end = snapshot(viewOf(three, { over: true, turn: null }), NAMES, { ...over, outcome: outcomeOf(viewOf(three)) })
const endOfFour = snapshot(viewOf(four, { over: true, turn: null }), LONG, { ...over, outcome: outcomeOf(viewOf(four)) })
const endAlone = snapshot({ ...alone.view, over: true, turn: null, result: 'won' }, ['Anna'], {
  ...over, outcome: { scores: [1], ranking: [1], verdict: 'The scenario is won.', breakdown: [{ source: 'won', text: 'Scenario', points: [1] }], timeline: [] },
})

export const tables = { choosing, rival, crowded, poor, short, two, alone, watching, end, endOfFour, endAlone }
