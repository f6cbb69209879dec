import { useState } from 'preact/hooks'
import { api } from '../api'
import { Dialog } from '../kit/Dialog'
import { Pill } from '../kit/Pill'
import { whyNot } from '../why'
import { say } from '../words'
import { keepTable, offered } from './memory'

/** A link to another seat, where one sits already: one's own is left only for one that there is, and only if somebody says so. */
export function Offered({ table, token }: { table: string; token: string }) {
  const [problem, tell] = useState('')
  const stay = () => (offered.value = null)
  const take = async () => {
    try {
      const { you: seat } = await api.snapshot(table, token)
      keepTable({ table, token, seat, hands: [] })
      location.reload()
    } catch (failure) {
      tell(whyNot(failure))
    }
  }
  return (
    <Dialog title={say('offered')} onClose={stay} class="sheet">
      <div class="offered">
        <p>{say('offered-ask')}</p>
        <Pill class="strong" onClick={stay}>{say('offered-no')}</Pill>
        <Pill onClick={() => void take()}>{say('offered-yes')}</Pill>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Dialog>
  )
}
