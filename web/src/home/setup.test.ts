import { describe, expect, it } from 'vitest'
import { games } from '../mock/sample'
import type { GameInfo } from '../wire'
import { addOpponent, applies, chosenOptions, forFriends, FRIEND, newTable, readLink, usualSetup, withSeats } from './setup'

const game: GameInfo = games[0]!

describe('options', () => {
  it('are offered only where there is something to choose', () => {
    const solo = game.options[1]!
    expect(applies(solo, {}, 1)).toBe(true)
    expect(applies(solo, {}, 2)).toBe(false)
    const tied = { ...solo, seats: [], only_with: { length: ['long'] } }
    expect(applies(tied, { length: 'short' }, 2)).toBe(false)
    expect(applies(tied, { length: 'long' }, 2)).toBe(true)
  })

  it('that do not apply are not sent', () => {
    expect(chosenOptions(game, { opponents: ['house'], options: { solo: 'hard', length: 'long' } })).toEqual({ length: 'long' })
    expect(chosenOptions(game, { opponents: [], options: { solo: 'hard' } })).toEqual({ length: 'short', solo: 'hard' })
  })
})

describe('opponents', () => {
  it('are the strongest bot at first, and never more than the game seats', () => {
    let setup = usualSetup(game)
    expect(setup.opponents).toEqual(['search'])
    for (let i = 0; i < 5; i += 1) setup = addOpponent(game, setup)
    expect(setup.opponents).toHaveLength(3)
  })

  it('are as many as the game needs, and only such as it has', () => {
    const three = { ...game, fewest_seats: 3 }
    expect(withSeats(three, { opponents: ['gone'], options: {} }).opponents).toEqual(['search', 'search'])
  })

  it('give way to friends', () => {
    expect(forFriends(game, { opponents: ['house', 'search'], options: {} }).opponents).toEqual([FRIEND, FRIEND])
    expect(forFriends(game, { opponents: [], options: {} }).opponents).toEqual([FRIEND])
    expect(forFriends(game, { opponents: [FRIEND, 'house'], options: {} }).opponents).toEqual([FRIEND, 'house'])
  })

  it('are told to the server in order, you first', () => {
    const wish = newTable(game, { opponents: ['house', FRIEND], options: {} }, 'Anna', 'teal')
    expect(wish.seats).toEqual([{ kind: 'me', name: 'Anna', colour: 'teal' }, { kind: 'bot', bot: 'house' }, { kind: 'open' }])
  })
})

describe('a link', () => {
  it('is read with its token, or is none', () => {
    expect(readLink(' https://inn.example/table/a-1_b#s3cret ')).toBe('/table/a-1_b#s3cret')
    expect(readLink('/table/abc/')).toBe('/table/abc')
    expect(readLink('https://inn.example/table/abc/seat/2')).toBe('/table/abc/seat/2')
    expect(readLink('hello')).toBeNull()
  })
})
