import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'innkeeper.tables'
let kept: Record<string, string>

/** A fresh tab of the same browser. */
async function tab() {
  vi.resetModules()
  return import('./memory')
}

beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null, setItem: (name: string, text: string) => (kept[name] = text) })
  vi.stubGlobal('history', { replaceState: () => (location.hash = '') })
})

afterEach(() => vi.unstubAllGlobals())

describe('what a browser remembers of tables', () => {
  it('forgets tables that were only watched, and never a seat', async () => {
    const { keepTable, tokenOf, handsOf } = await tab()
    keepTable({ table: 'mine', token: 'secret' })
    keepTable({ table: 'ours', hands: [{ seat: 0, token: 'a' }, { seat: 1, token: 'b' }] })
    for (let number = 0; number < 50; number += 1) keepTable({ table: `watched-${number}` })
    expect([tokenOf('mine'), handsOf('ours').length]).toEqual(['secret', 2])
    expect(JSON.parse(kept[KEY]!).length).toBeLessThan(40)
  })

  it('keeps the seat of a table that is taken off the list, until somebody goes there again', async () => {
    const { keepTable, hideTable, forgetTable, tokenOf, forgotten } = await tab()
    keepTable({ table: 'mine', token: 'secret' })
    hideTable('mine')
    expect([tokenOf('mine'), forgotten.value]).toEqual(['secret', ['mine']])
    keepTable({ table: 'mine' })
    expect([tokenOf('mine'), forgotten.value]).toEqual(['secret', []])
    forgetTable('mine')
    expect([tokenOf('mine'), forgotten.value]).toEqual([null, ['mine']])
  })

  it('keeps the seats of another tab', async () => {
    const one = await tab()
    const other = await tab()
    one.keepTable({ table: 'first', token: 'a' })
    other.keepTable({ table: 'second', token: 'b' })
    one.keepTable({ table: 'third', token: 'c' })
    const { tokenOf } = await tab()
    expect(['first', 'second', 'third'].map(tokenOf)).toEqual(['a', 'b', 'c'])
  })

  it('takes the seat of a link, but asks whoever sits there already', async () => {
    const { takeToken, tokenOf, offered } = await tab()
    const follow = (hash: string) => {
      vi.stubGlobal('location', { hash, pathname: '/table/t', search: '' })
      takeToken('t')
      expect(location.hash).toBe('')
    }
    follow('#%')
    expect(tokenOf('t')).toBeNull()
    follow('#seat-one')
    follow('#seat-one')
    expect([tokenOf('t'), offered.value]).toEqual(['seat-one', null])
    follow('#anything')
    expect([tokenOf('t'), offered.value]).toEqual(['seat-one', { table: 't', token: 'anything' }])
  })
})
