import { describe, expect, it } from 'vitest'
import { shared } from './shared'

describe('what is shared between two snapshots', () => {
  const before = { rooms: [{ number: 1, guest: { kind: 'abbot' } }, { number: 2, guest: null }], round: 1 }

  it('is everything where nothing has changed', () => {
    expect(shared(before, structuredClone(before))).toBe(before)
  })

  it('is what has not changed, beside what has', () => {
    const now = shared(before, { rooms: [{ number: 1, guest: { kind: 'abbot' } }, { number: 2, guest: { kind: 'novice' } }], round: 1 })
    expect(now).toEqual({ rooms: [{ number: 1, guest: { kind: 'abbot' } }, { number: 2, guest: { kind: 'novice' } }], round: 1 })
    expect(now.rooms[0]).toBe(before.rooms[0])
    expect(now.rooms).not.toBe(before.rooms)
  })

  it('is nothing of what has become shorter, longer or another kind of thing', () => {
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(shared([1], [1, 2])).toEqual([1, 2])
    expect(shared({ guest: [] }, { guest: {} })).toEqual({ guest: {} })
    expect(shared({ guest: 1, room: 2 }, { guest: 1 })).toEqual({ guest: 1 })
    expect(shared({ guest: 'abbot' }, null)).toBeNull()
  })
})
