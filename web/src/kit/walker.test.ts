import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, Choices } from '../wire'
import { NotSent, Walker } from './walker'

const leaf = (part: string, more: Partial<Choice> = {}): Choice => ({
  part, elements: [part], text: part, refused: null, preview: [], next: null, ...more,
})
const node = (text: string, ...choices: Choice[]): Choices => ({ prompt: { text, rule: null }, choices })
const inner = (part: string, next: Choices | 'more', more: Partial<Choice> = {}) => leaf(part, { next, ...more })
const no = (part: string) => leaf(part, { refused: { text: 'The room is empty.', rule: 'BI-1' } })

/** Bribe a guest with like cards from the hand, or pass. */
const pay = (left: number): Choices =>
  node('Pay', ...(left ? [inner('play:novice', pay(left - 1), { elements: ['play:novice', 'hand'] })] : []), leaf('done'))
const tree = (): Choices =>
  node('What will you do?',
    inner('bribe', node('Whom?', inner('room:3', pay(2), { preview: ['hand'] }), inner('room:4', 'more'), no('room:5'))),
    inner('kill', node('Whom?', leaf('room:3'))),
    leaf('pass'))

let sent: string[][]
let asked: string[][]
let confirm: boolean
let answerSend: () => Promise<number>
let walker: Walker

beforeEach(() => {
  sent = []
  asked = []
  confirm = false
  answerSend = () => Promise.resolve(2)
  walker = new Walker({
    more: (draft) => (asked.push(draft), Promise.resolve(node('Fetched', leaf('play:peasant')))),
    send: (parts) => (sent.push(parts), answerSend()),
    confirm: () => confirm,
  })
  walker.load(tree(), 1)
})

const state = (name: string, copy?: number) => walker.answer([name], copy).state
const parts = () => walker.draft.value.map((step) => step.choice.part)
const settle = () => new Promise((done) => setTimeout(done))

describe('answering', () => {
  it('tells legal, refused with its reason, and nothing', () => {
    walker.touch(['bribe'])
    expect(state('room:3')).toBe('legal')
    expect(walker.answer(['room:5'])).toMatchObject({ state: 'refused', refusal: { rule: 'BI-1' } })
    expect(state('room:8')).toBe('nothing')
  })

  it('hears several names for one element and several elements for one part', () => {
    walker.touch(['bribe'])
    walker.touch(['room:3'])
    expect(walker.answer(['card:novice', 'play:novice']).state).toBe('legal')
    expect(state('hand')).toBe('legal')
  })

  it('says nothing when the seat is not asked', () => {
    walker.load(null, 2)
    expect(state('bribe')).toBe('nothing')
  })
})

describe('the draft', () => {
  it('grows at a touch, and a refused touch changes nothing', () => {
    walker.touch(['bribe'])
    expect(walker.touch(['room:5']).state).toBe('refused')
    expect(parts()).toEqual(['bribe'])
    expect(state('bribe')).toBe('chosen')
    expect(walker.prompt.value?.text).toBe('Whom?')
  })

  it('marks the copy that was touched, and takes just that one back', () => {
    for (const name of ['bribe', 'room:3']) walker.touch([name])
    walker.touch(['play:novice'], 1)
    expect([state('play:novice', 0), state('play:novice', 1)]).toEqual(['legal', 'chosen'])
    walker.touch(['play:novice'], 0)
    walker.touch(['play:novice'], 1)
    expect([state('play:novice', 0), state('play:novice', 1)]).toEqual(['chosen', 'legal'])
    expect(parts()).toEqual(['bribe', 'room:3', 'play:novice'])
  })

  it('without copies a part on offer again is chosen again', () => {
    for (const name of ['bribe', 'room:3', 'play:novice', 'play:novice']) walker.touch([name])
    expect(walker.answer(['play:novice'])).toMatchObject({ state: 'chosen', count: 2 })
  })

  it('taking an early part back drops what is not legal without it', () => {
    for (const name of ['bribe', 'room:3', 'play:novice']) walker.touch([name])
    walker.touch(['room:3'])
    expect(parts()).toEqual(['bribe'])
  })

  it('another choice of an earlier step takes its place', () => {
    walker.touch(['bribe'])
    expect(state('kill')).toBe('other')
    walker.touch(['kill'])
    expect(parts()).toEqual(['kill'])
  })

  it('is dropped part by part, or whole', () => {
    for (const name of ['bribe', 'room:3', 'play:novice']) walker.touch([name])
    walker.drop()
    expect(parts()).toEqual(['bribe', 'room:3'])
    walker.dropAll()
    expect(parts()).toEqual([])
  })

  it('narrows to the choices of an element that answers to several', () => {
    walker.load(node('?', leaf('build', { elements: ['card'] }), leaf('keep', { elements: ['card'] }), leaf('pass')), 2)
    walker.house(['card'])
    walker.touch(['card'])
    expect(walker.narrowed.value?.map((c) => c.part)).toEqual(['build', 'keep'])
    expect(walker.pills.value.at(-1)?.choices.map((c) => c.part)).toEqual(['build', 'keep'])
    walker.drop()
    expect(walker.narrowed.value).toBeNull()
  })

  it('is kept over a new tree as far as it is still legal', () => {
    for (const name of ['bribe', 'room:3', 'play:novice']) walker.touch([name])
    walker.load(node('?', inner('bribe', node('Whom?', inner('room:3', pay(0))))), 2)
    expect(parts()).toEqual(['bribe', 'room:3'])
  })

  it('is kept whole when the same snapshot comes again', () => {
    confirm = true
    walker.touch(['pass'])
    walker.load(tree(), 1)
    expect(walker.ready.value).toBe(true)
  })
})

describe('sending', () => {
  it('sends the whole move with the last part, and offers nothing until the next snapshot', async () => {
    walker.touch(['kill'])
    walker.touch(['room:3'])
    expect(walker.sending.value).toBe(true)
    expect(state('pass')).toBe('nothing')
    await settle()
    expect(state('pass')).toBe('nothing')
    expect(sent).toEqual([['kill', 'room:3']])
    walker.touch(['pass'])
    walker.startOver()
    expect(parts()).toEqual(['kill', 'room:3'])
    expect(sent).toHaveLength(1)
    walker.load(tree(), 2)
    expect(parts()).toEqual([])
    expect(walker.sending.value).toBe(false)
    expect(state('pass')).toBe('legal')
  })

  it('says so only when it takes a while, and no longer than that', async () => {
    vi.useFakeTimers()
    try {
      walker.touch(['pass'])
      await vi.advanceTimersByTimeAsync(100)
      expect(walker.slow.value).toBe(false)
      await vi.advanceTimersByTimeAsync(100)
      expect(walker.slow.value).toBe(true)
      walker.load(tree(), 2)
      expect(walker.slow.value).toBe(false)
      walker.touch(['pass'])
      walker.load(tree(), 3)
      await vi.advanceTimersByTimeAsync(1000)
      expect(walker.slow.value).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps a snapshot that came before the answer', async () => {
    walker.touch(['pass'])
    walker.load(tree(), 2)
    await settle()
    expect(state('pass')).toBe('legal')
  })

  it('waits for a yes when asked to', async () => {
    confirm = true
    walker.touch(['pass'])
    expect(sent).toEqual([])
    expect(walker.ready.value).toBe(true)
    await walker.send()
    expect(sent).toEqual([['pass']])
  })

  it('a refused move loses only its last part', async () => {
    answerSend = () => Promise.reject(new NotSent('No', false))
    walker.touch(['kill'])
    walker.touch(['room:3'])
    await settle()
    expect(parts()).toEqual(['kill'])
    expect(walker.sending.value).toBe(false)
  })

  it('a move that did not go out is kept whole and can be sent again', async () => {
    answerSend = () => Promise.reject(new NotSent('Offline', true))
    walker.touch(['kill'])
    walker.touch(['room:3'])
    await settle()
    expect(walker.ready.value).toBe(true)
    answerSend = () => Promise.resolve(2)
    await walker.send()
    expect(sent).toHaveLength(2)
  })
})

describe('fetching ahead', () => {
  it('asks for the deeper branches of a step as soon as it is reached, once', async () => {
    walker.touch(['bribe'])
    await settle()
    expect(asked).toEqual([['bribe']])
  })

  it('asks for what a snapshot left out only when it is pointed at', async () => {
    walker.load(node('What?', inner('take', 'more', { elements: ['card'] }), leaf('pass')), 2)
    await settle()
    expect(asked).toEqual([])
    walker.aim(['card'])
    await settle()
    expect(asked).toEqual([['take']])
  })

  it('fetches a branch at its touch and goes on from there', async () => {
    walker.touch(['bribe'])
    walker.touch(['room:4'])
    expect(walker.node.value).toBe('more')
    await settle()
    expect(state('play:peasant')).toBe('legal')
  })

  it('fetches a branch that could not be reached when the same snapshot comes again', async () => {
    const { more } = walker.asks
    walker.asks.more = () => Promise.reject(new Error('away'))
    walker.touch(['bribe'])
    walker.touch(['room:4'])
    await settle()
    expect(walker.node.value).toBe('more')
    walker.asks.more = more
    walker.load(tree(), 1)
    await settle()
    expect(state('play:peasant')).toBe('legal')
  })

  it('tells a table when the player begins anew, and not when the table itself drops', () => {
    walker.touch(['bribe'])
    walker.dropAll()
    expect(walker.startedOver.value).toBe(0)
    walker.touch(['bribe'])
    walker.startOver()
    expect([walker.draft.value, walker.startedOver.value]).toEqual([[], 1])
  })

  it('keeps nothing of an older version', async () => {
    walker.touch(['bribe'])
    walker.load(node('?', leaf('pass')), 2)
    await settle()
    expect(parts()).toEqual([])
    expect(state('pass')).toBe('legal')
  })
})

describe('the page', () => {
  it('draws as pills what has no element, with the first step to change', async () => {
    walker.house(['room:3'])
    walker.touch(['bribe'])
    await settle()
    const [first, now] = walker.pills.value
    expect(first?.choices.map((c) => c.part)).toEqual(['bribe', 'kill', 'pass'])
    expect(first?.chosen?.choice.part).toBe('bribe')
    expect(now?.choices.map((c) => c.part)).toEqual(expect.not.arrayContaining(['room:3']))
  })

  it('shows of a whole move only what was chosen', () => {
    confirm = true
    walker.touch(['pass'])
    expect(walker.pills.value.map((group) => group.choices.map((c) => c.part))).toEqual([['pass']])
  })

  it('shows what the choice under the pointer would change', () => {
    walker.touch(['bribe'])
    walker.aim(['room:3'])
    expect([...walker.previews.value]).toEqual(['hand'])
  })
})
