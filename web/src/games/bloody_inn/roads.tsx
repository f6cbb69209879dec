/** The road in, with the stack of guests to come and the one at the door; the road out, with those who left. */
import { type Signal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Icon } from '../../kit/Icon'
import { Sheet } from '../../kit/Sheet'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import { GuestCard, Meaning, Sign, useGuestFacts, useGuestLine } from './cards'
import { type BloodyInnView, type Copies, TYPES } from './view'

export function RoadIn({ view }: { view: BloodyInnView }) {
  const say = useWords()
  const facts = useGuestFacts()
  const { arriving, entrance } = view
  return (
    <div class={`road in${arriving ? ' busy' : ''}`} style={{ gridArea: 'ein' }}>
      {arriving && (
        <Touch
          names={['arriving']}
          class="arriving"
          label={say('piece-arriving', facts(arriving))}
          about={<Meaning guest={arriving} />}
        >
          <GuestCard guest={arriving} />
        </Touch>
      )}
      <h2 class="signpost">{say('table-road-in')}</h2>
      <Stack name="entrance" count={entrance.count}>
        {entrance.top && (
          <Touch
            names={['entrance']}
            class="top"
            label={say('piece-top', facts(entrance.top))}
            about={<Meaning guest={entrance.top} />}
          >
            <GuestCard guest={entrance.top} />
          </Touch>
        )}
      </Stack>
      <Look count={entrance.count} text={say('table-to-come')} label={say('table-look-in', { count: entrance.count })} sheet={sheets.coming} />
      {sheets.coming.value && (
        <Crowd title={say('table-coming-title')} all={entrance.unseen} onClose={() => (sheets.coming.value = false)}>
          <Boxed entrance={entrance} />
        </Crowd>
      )}
    </div>
  )
}

/** As thick as it is deep, at a glance: one edge for every four cards. */
function Stack({ name, count, children }: { name: string; count: number; children: ComponentChildren }) {
  const edges = Math.min(4, Math.ceil((count - 1) / 4))
  return (
    <div class="stack" data-element={name}>
      {Array.from({ length: Math.max(0, edges) }, (_, edge) => (
        <i key={edge} style={{ '--i': edges - edge }} />
      ))}
      {children}
      {count === 0 && <span class="bare" />}
    </div>
  )
}

/** In the first season more guests are unseen than lie face down in the stack: the others are in the box. */
function Boxed({ entrance: { count, top, unseen } }: { entrance: BloodyInnView['entrance'] }) {
  const say = useWords()
  const hidden = count - (top ? 1 : 0)
  const all = unseen.reduce((sum, { copies }) => sum + copies, 0)
  return all > 0 && <p>{say('table-coming-note', { hidden, all, boxed: all - hidden })}</p>
}

const sheets = { coming: signal(false), gone: signal(false) }

/** How many there are, and the way to look at who they may be. */
function Look({ count, text, label, sheet }: { count: number; text: string; label: string; sheet: Signal<boolean> }) {
  return (
    <button type="button" class="tally look" aria-label={label} onClick={() => (sheet.value = true)}>
      <Icon name="eye" />
      <b class="num">{count}</b> <span>{text}</span>
    </button>
  )
}

export function RoadOut({ view }: { view: BloodyInnView }) {
  const say = useWords()
  const line = useGuestLine()
  const top = view.exit.guests.at(-1)?.guest
  return (
    <div class="road out" style={{ gridArea: 'eout' }}>
      <h2 class="signpost">{say('table-road-out')}</h2>
      <Stack name="exit" count={view.exit.count}>
        {top && (
          <Touch names={['exit']} class="top" label={line(top)} about={<Meaning guest={top} />}>
            <GuestCard guest={top} />
          </Touch>
        )}
      </Stack>
      <Look count={view.exit.count} text={say('table-gone')} label={say('table-look-out', { count: view.exit.count })} sheet={sheets.gone} />
      {sheets.gone.value && <Crowd title={say('table-gone-title')} all={view.exit.guests} onClose={() => (sheets.gone.value = false)} />}
    </div>
  )
}

interface CrowdProps {
  title: string
  all: readonly Copies[]
  onClose(): void
  children?: ComponentChildren
}

/** Many guests by type: who has gone is what the great annexes will be paid for, who may come is what one can hope for. */
function Crowd({ title, all, onClose, children }: CrowdProps) {
  return (
    <Sheet title={title} onClose={onClose} class="crowd">
      {children}
      <div class="departed">
        {TYPES.map((type) => (
          <Family key={type} type={type} guests={all.filter(({ guest }) => guest.type === type)} />
        ))}
      </div>
    </Sheet>
  )
}

function Family({ type, guests }: { type: string; guests: readonly Copies[] }) {
  const say = useWords()
  const line = useGuestLine()
  const count = guests.reduce((sum, { copies }) => sum + copies, 0)
  return (
    <section class={`family ${type}`}>
      <h3>
        <span class="crest">
          <Sign id={type} />
        </span>
        {say(`type-${type}`)} <b class="num">{count}</b>
      </h3>
      <ul>
        {guests.map(({ guest, copies }) => (
          <li>
            <GuestCard guest={guest} />
            <span class="sr">{line(guest)}</span>
            {copies > 1 && <b class="num">×{copies}</b>}
          </li>
        ))}
        {count === 0 && <li class="none">{say('table-nobody')}</li>}
      </ul>
    </section>
  )
}
