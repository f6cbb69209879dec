import { useState } from 'preact/hooks'
import { Choose } from '../kit/Choose'
import { Listed } from '../kit/Listed'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { Sheet } from '../kit/Sheet'
import { copy } from '../copy'
import { chosenLanguage, confirmMoves, soundOn, type Theme, theme } from '../settings'
import { PATIENCE, patienceWords, termsWords } from '../terms'
import { language, LANGUAGES, say } from '../words'
import { screenOf } from './BigScreen'
import type { Company } from './company'
import { linkTo } from './Invite'
import type { Replay } from './replay'
import { SaveRecord } from './SaveRecord'
import type { Panel } from './TableFrame'

const YES_NO = ['on', 'off'] as const

/** The times to choose from, and the one that holds. */
const patience = (now: number | null) => (PATIENCE.includes(now) ? PATIENCE : [...PATIENCE, now])

/** How the table looks, sounds and asks, and the way out. */
export function MenuSheet({ company, replay, onClose, open }: { company: Company; replay: Replay; onClose(): void; open(panel: Panel): void }) {
  const { store, me, playing, terms } = company
  const onOff = YES_NO.map((name) => ({ name, text: say(name) }))
  const themes = (['light', 'dark', 'system'] as const).map((name: Theme) => ({ name, text: say(`theme-${name}`) }))
  const unusual = terms.value ? termsWords(terms.value) : []
  const languages = Object.entries(LANGUAGES).map(([name, text]) => ({ name, text: <span lang={name} translate={false}>{text}</span> }))
  return (
    <Sheet title={say('menu')} onClose={onClose} class="menu">
      <Choose title={say('theme')} options={themes} value={theme.value} choose={(name) => (theme.value = name)} />
      <Choose title={say('confirm')} options={onOff} value={confirmMoves.value ? 'on' : 'off'} choose={(name) => (confirmMoves.value = name === 'on')} />
      <Choose title={say('sound')} options={onOff} value={soundOn.value ? 'on' : 'off'} choose={(name) => (soundOn.value = name === 'on')} />
      {languages.length > 1 && <Choose title={say('language')} options={languages} value={language.value} choose={(name) => (chosenLanguage.value = name)} />}
      {company.mayHost.value && terms.value && store.snapshot.value?.status !== 'over' && (
        <Listed title={say('stand-in')} list={patience(terms.value.stand_in)} value={terms.value.stand_in} text={patienceWords} choose={(seconds) => void company.setPatience(seconds)} />
      )}
      {unusual.length > 0 && <p class="menu-terms">{say('terms-are', { terms: unusual.join(' · ') })}</p>}
      <div class="menu-acts">
        {me.value && playing.value && !me.value.stand_in && (
          <Pill icon={<Icon name="bot" />} onClick={() => (void company.leave(), onClose())}>{say('hand-over')}</Pill>
        )}
        {me.value && <Pill icon={<Icon name="bell" />} onClick={() => open('notices')}>{say('notices')}</Pill>}
        <CopyLink link={linkTo(store.table)} />
        <a class="pill" href={screenOf(store.table)} target="_blank" rel="noopener"><Icon name="eye" />{say('show-screen')}</a>
        {playing.value && <Pill icon={<Icon name="eye" />} onClick={() => (onClose(), void replay.begin({ at: store.version, eyes: null }))}>{say('watch-back')}</Pill>}
        <Pill icon={<Icon name="log" />} onClick={() => open('text')}>{say('as-text')}</Pill>
        <Pill icon={<Icon name="note" />} onClick={() => open('shortcuts')}>{say('shortcuts')}</Pill>
        <SaveRecord store={store} />
        <a class="pill" href="/"><Icon name="out" />{say('leave')}</a>
      </div>
    </Sheet>
  )
}

/** Copies a link, and says whether that worked: to the eye where it was pressed, and to the ear. */
function CopyLink({ link }: { link: string }) {
  const [copied, tell] = useState<boolean | null>(null)
  const said = copied === null ? '' : copied ? say('copied') : say('cannot-copy', { link })
  return (
    <>
      <Pill icon={<Icon name={copied ? 'check' : 'link'} />} onClick={() => void copy(link).then(tell)}>{say(copied ? 'copied' : 'copy-watch-link')}</Pill>
      <p role="status" class={copied === false ? 'menu-said' : 'sr'}>{said}</p>
    </>
  )
}
