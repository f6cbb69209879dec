import { expect, test } from 'vitest'
import words from '../../../../src/innkeeper/games/overbooked/words/en.ftl?raw'
import { tables } from './fixtures'
import sprites from './sprites.svg?raw'

const messages = new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))
const sources: Record<string, string> = import.meta.glob('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

test('every sentence the table says is in the catalogue', () => {
  const said = [...Object.values(sources).join('\n').matchAll(/'((?:table|piece|zone)-[a-z-]+[a-z])'/g)].map(([, id]) => id)
  expect(said.length).toBeGreaterThan(40)
  for (const id of said) expect(messages).toContain(id)
  for (const { view } of Object.values(tables)) for (const source of Object.keys(view.players[0]?.sources ?? {})) expect(messages).toContain(`source-${source}`)
})

test('every event has a name, its effect and a picture', () => {
  const events = [...words.matchAll(/^happening-(\w+) =/gm)].map(([, id]) => id)
  expect(events).toHaveLength(15)
  for (const event of events) {
    expect(messages).toContain(`effect-${event}`)
    expect(sprites).toContain(`id="ev-${event}"`)
  }
})
