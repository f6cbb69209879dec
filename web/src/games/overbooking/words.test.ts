import { expect, test } from 'vitest'
import words from '../../../../src/innkeeper/games/overbooking/words/en.ftl?raw'
import { SIDES } from './fixtures'

const messages = new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))
const sources: Record<string, string> = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

test('every sentence the table says is in the catalogue', () => {
  const said = [...Object.values(sources).join('\n').matchAll(/'((?:table|piece|effect|guest|family)-[a-z-]+[a-z])'/g)].map(([, id]) => id)
  expect(said.length).toBeGreaterThan(40)
  for (const id of said) expect(messages).toContain(id)
  for (const [inn, [, rule]] of Object.entries(SIDES)) {
    expect(messages).toContain(`inn-${inn.replace('.', '-')}`)
    for (const about of ['sign', 'effect-sign', 'table-sign']) expect(messages).toContain(`${about}-${rule}`)
  }
  for (const did of ['monk', 'merchants', 'laborers', 'pick', 'replace', 'decline', 'in-vain']) expect(messages).toContain(`table-did-${did}`)
})
