import { describe, expect, it } from 'vitest'
import { told } from '../mock/sample'
import { joinLog, newsSince } from './logbook'

describe('the log', () => {
  it('takes every line once, in order', () => {
    const first = [told(1, 1), told(2, 1)]
    expect(joinLog(first, [told(2, 1), told(3, 2)]).map((line) => line.id)).toEqual([1, 2, 3])
  })

  it('tells a line as it was told last: before the game nobody was told what they are dealt', () => {
    const log = joinLog([told(1, 0, { text: 'Anna gets a card.' })], [told(1, 0, { text: 'You get the King.' }), told(2, 1)])
    expect(log.map((line) => line.text)).toEqual(['You get the King.', log[1]!.text])
  })

  it('drops the lines of a move that was taken back', () => {
    const log = joinLog([told(1, 1), told(2, 2)], [told(3, 3, { kind: 'undo', facts: { version: 2 } })])
    expect(log.map((line) => line.id)).toEqual([1, 3])
  })

  it('counts as news what others did since, and nothing of your own', () => {
    const log = [told(1, 1, { seat: 1 }), told(2, 2, { seat: 0 }), told(3, 2, { seat: 1 }), told(4, 3, { seat: null })]
    expect(newsSince(log, 1, 0).map((line) => line.id)).toEqual([3, 4])
  })
})
