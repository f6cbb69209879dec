import type { Choice, Choices, GameInfo, Outcome, Rules, SeatInfo, Snapshot, Told } from '../wire'

/** Sample data for tests and for working without a server. */

export const told = (id: number, version: number, more: Partial<Told> = {}): Told => ({
  id, version, kind: 'move', rule: 'SA-1.1', seat: 0, text: `Line ${id}`, elements: [], facts: {}, section: null, ...more,
})

export const seats: SeatInfo[] = [
  { seat: 0, name: 'Anna', colour: 'coral', kind: 'person', bot: null, present: true },
  { seat: 1, name: 'Bram', colour: 'teal', kind: 'bot', bot: 'search', present: true },
  { seat: 2, name: 'Chiara', colour: 'gold', kind: 'person', bot: null, present: false },
]

export const choice = (part: string, text: string, more: Partial<Choice> = {}): Choice => ({
  part, elements: [part], text, refused: null, preview: [], next: null, ...more,
})

const whom: Choices = {
  prompt: { text: 'Choose a guest to invite', rule: 'SA-2' },
  choices: [
    choice('room:1', 'The Painter, room 1', { preview: ['hand:0'] }),
    choice('room:2', 'The Singer, room 2'),
    choice('room:3', 'Room 3', { refused: { text: 'Room 3 is empty: only a guest who is in can be invited.', rule: 'SA-2.1' } }),
  ],
}

const choices: Choices = {
  prompt: { text: 'What will you do tonight?', rule: 'SA-1' },
  choices: [
    choice('invite', 'Invite', { next: whom }),
    choice('sing', 'Sing', { refused: { text: 'Singing is for those who hold the Singer; you hold none.', rule: 'SA-3' } }),
    choice('pass', 'Pass'),
  ],
}

const log: Told[] = [
  told(1, 0, { seat: null, text: 'The inn opens its doors.', section: 'Evening 1', elements: ['room:1', 'room:2'] }),
  told(2, 1, { text: 'Anna gives room 1 to the Painter.', elements: ['room:1'] }),
  told(3, 2, { seat: 1, text: 'Bram invites the Baker.', elements: ['room:3', 'player:1'], rule: 'SA-2.2', section: 'Night 1' }),
  told(4, 3, { seat: 2, text: 'Chiara passes.', elements: ['player:2'], rule: 'SA-4' }),
]

export const outcome: Outcome = {
  ranking: [1, 2, 3],
  scores: [97, 83, 78],
  breakdown: [
    { source: 'start', text: 'Start', points: [15, 15, 15] },
    { source: 'guests', text: 'Guests', points: [105, 88, 75] },
    { source: 'wages', text: 'Wages', points: [-23, -20, -12] },
  ],
  verdict: null,
  timeline: [15, 26, 30, 41, 52, 60, 71, 97].map((top, i) => ({ version: i * 3, round: i, scores: [top, i === 7 ? 83 : 15 + i * 10 - (i % 3) * 4, 15 + i * 9] })),
}

export const snapshot: Snapshot = {
  type: 'snapshot', table: 'sample', game: 'sample', title: 'The Sample Inn', options: {}, version: 3, you: 0, seats, status: 'playing',
  acting: [0], turn: 0, prompt: { text: 'What will you do tonight?', rule: 'SA-1' }, view: {}, choices, log, undo: true, outcome: null, rematch: null,
  zones: [
    { element: 'inn', text: 'The inn', seat: null, pieces: [
      { element: 'room:1', text: 'The Painter' }, { element: 'room:2', text: 'The Singer' }, { element: 'room:3', text: 'Room 3, empty' },
    ] },
    { element: 'road', text: 'The road in: 12 guests', seat: null, pieces: [{ element: 'next', text: 'A guest', hidden: true }] },
    { element: 'hand:0', text: 'Hand', seat: 0, pieces: [{ element: 'card:peasant', text: 'Peasant' }, { element: 'card:peasant', text: 'Peasant' }, { element: 'card:cook', text: 'Cook' }] },
    { element: 'hand:1', text: 'Hand', seat: 1, pieces: [{ element: 'card:hidden', text: 'A card', hidden: true }, { element: 'card:hidden', text: 'A card', hidden: true }] },
    { element: 'hand:2', text: 'Hand', seat: 2, pieces: [] },
  ],
}

export const games: GameInfo[] = [
  {
    name: 'sample', title: 'The Sample Inn', summary: 'An evening among friends, for 1 to 4 innkeepers.', fewest_seats: 1, most_seats: 4, rules_version: 1,
    bots: ['random', 'house', 'search'], trust: 'unproven',
    options: [
      { name: 'length', text: 'How long the game is', default: 'short', only_with: {}, seats: [], choices: [{ name: 'short', text: 'Short' }, { name: 'long', text: 'Long' }] },
      { name: 'solo', text: 'Playing alone', default: 'plain', only_with: {}, seats: [1], choices: [{ name: 'plain', text: 'Plain' }, { name: 'hard', text: 'Hard' }] },
    ],
  },
]

export const rules: Rules = {
  language: 'en',
  title: 'The Sample Inn',
  sections: [
    { title: 'The evening', rules: [{ number: 'SA-1', text: 'Each evening you do **one** thing.' }, { number: 'SA-1.1', text: 'Then the next innkeeper goes on.' }] },
    { title: 'Inviting', rules: [{ number: 'SA-2', text: 'Invite a guest who is in.' }, { number: 'SA-2.1', text: 'Nobody can be invited from an empty room.' }] },
  ],
}
