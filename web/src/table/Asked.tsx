import type { ComponentChildren } from 'preact'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { say } from '../words'
import type { Company } from './company'

/** What waits for one's word besides a move: a bot in one's place, and somebody who would like to take back. */
export function Asked({ company }: { company: Company }) {
  const { store, me, playing } = company
  const wish = store.snapshot.value?.undo_asked
  const mine = me.value
  if (!mine || !playing.value) return null
  const asker = wish && store.seats.value[wish.seat]?.name
  return (
    <>
      {mine.stand_in && (
        <Bar text={say('stood-in-you')}>
          <Pill class="small" icon={<Icon name="hand" />} onClick={() => void company.comeBack()}>{say('come-back')}</Pill>
        </Bar>
      )}
      {wish && wish.seat === mine.seat && <Bar text={say('undo-waits')} />}
      {wish && wish.seat !== mine.seat && !wish.agreed.includes(mine.seat) && !mine.stand_in && (
        <Bar text={say('undo-asked', { name: asker ?? '' })}>
          <Pill class="small" icon={<Icon name="check" />} onClick={() => void company.answer(true)}>{say('undo-agree')}</Pill>
          <Pill class="small" icon={<Icon name="close" />} onClick={() => void company.answer(false)}>{say('undo-refuse')}</Pill>
        </Bar>
      )}
    </>
  )
}

function Bar({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <section class="asked" aria-label={text}>
      <p role="status">{text}</p>
      {children}
    </section>
  )
}
