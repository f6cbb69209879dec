import { useState } from 'preact/hooks'
import { CopyField } from '../kit/CopyField'
import { Dialog } from '../kit/Dialog'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { become, carried, carrierOf, person, renew, whoSits } from '../person'
import { renewHands } from '../table/memory'
import { whyNot } from '../why'
import { say } from '../words'

/** One's tables on another device: a link that is made on request. */
export function Carry() {
  const [link, show] = useState<string | null>(null)
  const [told, tell] = useState('')
  const make = async () => {
    const token = await whoSits()
    if (token) show(carrierOf(token))
    else tell(say('no-answer'))
  }
  const anew = async () => {
    tell('')
    try {
      const before = await renew()
      if (before) renewHands(before, person.peek()!)
      if (link) show(carrierOf(person.peek()!))
      tell(say('carry-renewed'))
    } catch (failure) {
      tell(whyNot(failure))
    }
  }
  return (
    <section class="carry" aria-labelledby="carry">
      <h3 id="carry">{say('carry')}</h3>
      <p>{say('carry-how')}</p>
      {link ? <CopyField text={link} label={say('carry-link')} /> : <Pill icon={<Icon name="link" />} onClick={() => void make()}>{say('carry-make')}</Pill>}
      {person.value && (
        <details>
          <summary>{say('carry-lost')}</summary>
          <p>{say('carry-lost-how')}</p>
          <Pill icon={<Icon name="close" />} onClick={() => void anew()}>{say('carry-renew')}</Pill>
        </details>
      )}
      <p role="status">{told}</p>
    </section>
  )
}

/** Somebody has come by such a link: nobody becomes another without having said so. */
export function Carried() {
  const token = carried.value
  if (!token) return null
  const close = () => (carried.value = null)
  return (
    <Dialog title={say('carried')} onClose={close} class="sheet">
      <div class="carry">
        <p>{say('carried-ask')}</p>
        <Pill class="strong" onClick={() => (become(token), close())}>{say('carried-yes')}</Pill>
        <Pill onClick={close}>{say('carried-no')}</Pill>
      </div>
    </Dialog>
  )
}
