import { useEffect, useState } from 'preact/hooks'
import { api } from '../api'
import { Choose } from '../kit/Choose'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { Sheet } from '../kit/Sheet'
import { person } from '../person'
import { turnNotices } from '../settings'
import { whyNot } from '../why'
import type { Webhooks } from '../wire'
import { say } from '../words'
import type { Company } from './company'

/** How to be told that it is one's turn while one looks elsewhere: by this browser, or by a chat. */
export function TurnNotices({ company, onClose }: { company: Company; onClose(): void }) {
  return (
    <Sheet title={say('notices')} onClose={onClose} class="notices">
      <ByBrowser />
      <ByChat company={company} />
    </Sheet>
  )
}

const offered = () => 'Notification' in globalThis

/** The browser is asked for leave only when somebody switches this on. */
function ByBrowser() {
  const [refused, tell] = useState(false)
  const options = (['on', 'off'] as const).map((name) => ({ name, text: say(name) }))
  const choose = async (name: 'on' | 'off') => {
    const granted = name === 'on' && offered() && (await Notification.requestPermission()) === 'granted'
    tell(name === 'on' && !granted)
    turnNotices.value = granted
  }
  return (
    <>
      <Choose title={say('notices-browser')} options={options} value={turnNotices.value ? 'on' : 'off'} choose={(name) => void choose(name)} />
      {refused && <p role="alert">{say('notices-refused')}</p>}
    </>
  )
}

type Whose = keyof Webhooks

/** A webhook of a chat: for all tables of the person, for this seat, or, by the host, for every turn at this table. */
function ByChat({ company }: { company: Company }) {
  const { table, token } = company.store
  const whose: Whose[] = [...(person.value ? ['person' as const] : []), 'seat', ...(company.isHost.value ? ['table' as const] : [])]
  const [known, know] = useState<Webhooks | null>(null)
  const [one, pick] = useState<Whose>(whose[0] ?? 'seat')
  const [said, tell] = useState<{ text: string; wrong: boolean } | null>(null)
  useEffect(() => void api.webhooks(table, token).then(know, () => undefined), [table, token])
  const set = async (url: string | null) => {
    try {
      await (one === 'person' ? api.setMyWebhook(person.peek(), url) : api.setWebhook(table, token, url, one === 'table'))
      know({ seat: null, table: null, person: null, ...known, [one]: url })
      tell({ text: say(url ? 'webhook-kept' : 'webhook-gone'), wrong: false })
    } catch (failure) {
      tell({ text: whyNot(failure), wrong: true })
    }
  }
  return (
    <form class="webhooks" onSubmit={(event) => (event.preventDefault(), void set(new FormData(event.currentTarget).get('url') as string))}>
      <h3>{say('webhook')}</h3>
      <p>{say('webhook-how')}</p>
      {whose.length > 1 && (
        <Choose title={say('webhook-whose')} options={whose.map((name) => ({ name, text: say(`webhook-${name}`) }))} value={one} choose={(name) => (tell(null), pick(name))} />
      )}
      <label class="field">
        <Icon name="link" />
        <span class="sr">{say('webhook-address')}</span>
        <input key={`${one} ${known?.[one] ?? ''}`} name="url" type="url" required defaultValue={known?.[one] ?? ''} />
      </label>
      <div class="webhooks-acts">
        <Pill class="strong" type="submit">{say('keep')}</Pill>
        {known?.[one] && <Pill onClick={() => void set(null)}>{say('webhook-remove')}</Pill>}
      </div>
      {said && <p role={said.wrong ? 'alert' : 'status'}>{said.text}</p>}
    </form>
  )
}
