import { useSignal } from '@preact/signals'
import { Choose } from '../kit/Choose'
import { Listed } from '../kit/Listed'
import { tableTerms } from '../settings'
import { clockWords, CLOCKS, PATIENCE, patienceWords, termsWords } from '../terms'
import type { TermsInfo } from '../wire'
import { say } from '../words'

/** What the host decides for any game alike: who may find the table, clocks, stand-ins, hints, spectators. */
export function TermsPanel() {
  const open = useSignal(false)
  const terms = tableTerms.value
  const unusual = termsWords(terms)
  const change = (changed: Partial<TermsInfo>) => (tableTerms.value = { ...terms, ...changed })
  return (
    <>
      <button type="button" class="options" aria-expanded={open.value} aria-controls="terms" onClick={() => (open.value = !open.value)}>
        {unusual.length ? say('terms-are', { terms: unusual.join(' · ') }) : say('terms')}
      </button>
      <div class="options-list" id="terms" hidden={!open.value}>
        <Switch title={say('terms-who')} on={terms.public} words={['terms-lobby', 'terms-link']} choose={(on) => change({ public: on })} />
        <Listed title={say('clock')} list={CLOCKS} value={terms.clock} text={clockWords} choose={(clock) => change({ clock })} />
        <Listed title={say('stand-in')} list={PATIENCE} value={terms.stand_in} text={patienceWords} choose={(stand_in) => change({ stand_in })} />
        <Switch title={say('hints')} on={terms.hints} words={['on', 'off']} choose={(on) => change({ hints: on })} />
        <Switch title={say('terms-reveal')} on={terms.reveal} words={['yes', 'no']} choose={(on) => change({ reveal: on })} />
      </div>
    </>
  )
}

interface SwitchProps {
  title: string
  on: boolean
  /** The messages for on and off. */
  words: readonly [on: string, off: string]
  choose(on: boolean): void
}

function Switch({ title, on, words, choose }: SwitchProps) {
  const options = (['on', 'off'] as const).map((name) => ({ name, text: say(words[name === 'on' ? 0 : 1]) }))
  return <Choose title={title} options={options} value={on ? 'on' : 'off'} choose={(name) => choose(name === 'on')} />
}
