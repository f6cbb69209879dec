import { describe, expect, it } from 'vitest'
import { clockWords, CLOCKS, duration, termsWords } from '../terms'
import { left } from './clock'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a clock', () => {
  it('shows minutes and seconds, hours and minutes, or days', () => {
    expect([0, 9, 65, 10 * MINUTE].map(left)).toEqual(['0:00', '0:09', '1:05', '10:00'])
    expect([HOUR, 26 * HOUR + 5 * MINUTE].map(left)).toEqual(['1:00 h', '26:05 h'])
    expect([2 * DAY, 3 * DAY - 1].map(left)).toEqual(['2 days', '2 days'])
  })

  it('is told in words by the largest unit that fits', () => {
    expect([90, 2 * MINUTE, DAY, 7 * DAY].map(duration)).toEqual(['90 seconds', '2 minutes', '1 day', '7 days'])
    expect(CLOCKS.map(clockWords)).toEqual([
      'No clock', '15 seconds a move, 3 minutes in reserve', '30 seconds a move, 10 minutes in reserve', '1 day a move', '3 days a move',
    ])
  })
})

describe('the terms of a table', () => {
  it('are told where they are unusual', () => {
    const usual = { public: false, reveal: true, hints: true, stand_in: null, clock: null }
    expect(termsWords(usual)).toEqual([])
    expect(termsWords({ ...usual, public: true, stand_in: 120, hints: false })).toEqual(['public', 'a bot stands in after 2 minutes', 'no hints'])
  })
})
