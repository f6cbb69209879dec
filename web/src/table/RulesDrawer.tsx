import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { api } from '../api'
import { Drawer } from '../kit/Drawer'
import { Icon } from '../kit/Icon'
import type { Rules } from '../wire'
import { language, say } from '../words'
import { RuleText } from './RuleText'

const loaded = signal<Record<string, Rules>>({})

async function load(game: string): Promise<void> {
  const key = `${game} ${language.peek()}`
  if (!loaded.peek()[key]) loaded.value = { ...loaded.peek(), [key]: await api.rules(game, language.peek()) }
}

/** The rules of the game, by number, with search. */
export function RulesDrawer({ game, rule, onClose }: { game: string; rule: string | null; onClose(): void }) {
  const [wanted, search] = useState('')
  const [failed, fail] = useState(false)
  const rules = loaded.value[`${game} ${language.value}`]
  useEffect(() => void load(game).catch(() => fail(true)), [game, language.value])
  useLayoutEffect(() => {
    if (rule && rules) document.getElementById(anchorOf(rule))?.scrollIntoView({ block: 'center' })
  }, [rule, rules])
  return (
    <Drawer title={rules ? say('rules-of', { game: rules.title }) : say('rules')} onClose={onClose} class="rules">
      <label class="field">
        <Icon name="search" />
        <span class="sr">{say('rules-search')}</span>
        <input type="search" value={wanted} placeholder={say('rules-search')} onInput={(event) => search(event.currentTarget.value)} />
      </label>
      {failed && <p>{say('rules-gone')}</p>}
      {rules && rules.language !== language.value && <p class="rules-language">{say('rules-in-english')}</p>}
      {rules && <Sections rules={rules} wanted={wanted.trim().toLowerCase()} rule={rule} />}
    </Drawer>
  )
}

const anchorOf = (number: string) => `rule-${number}`

function Sections({ rules, wanted, rule }: { rules: Rules; wanted: string; rule: string | null }) {
  const found = rules.sections
    .map((section) => ({ ...section, rules: section.rules.filter((one) => `${one.number} ${one.text} ${section.title}`.toLowerCase().includes(wanted)) }))
    .filter((section) => section.rules.length > 0)
  if (!found.length) return <p class="rules-none">{say('rules-none', { wanted })}</p>
  return (
    <div class="rules-text" lang={rules.language}>
      {found.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <dl>
            {section.rules.map((one) => (
              <div key={one.number} id={anchorOf(one.number)} class={one.number === rule ? 'is-here' : undefined} tabIndex={-1}>
                <dt>{one.number}</dt>
                <dd><RuleText text={one.text} /></dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
