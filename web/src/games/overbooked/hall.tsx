/** The departure hall: the gate, four waiting areas with the cards, and what is left of the deck. */
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Touch } from '../../kit/Touch'
import { useElement } from '../../kit/useElement'
import { useWords } from '../../kit/words'
import { AboutCard, PassengerCard, passengersOf } from './card'
import type { Hold } from './hold'
import type { OpenCard, OverbookedView } from './view'

export function Hall({ view, hold }: { view: OverbookedView; hold: Hold }) {
  const say = useWords()
  const held = hold.position.value
  return (
    <section class="od-hall" aria-label={say('zone-hall')}>
      <Picture />
      <Gate />
      <ol class={`od-waiting of-${view.row.length}`}>
        {view.row.map((open) => (
          <Waiting key={open.card.card} open={open} view={view} hold={hold} held={held} />
        ))}
      </ol>
      <div class="od-deck" title={say('table-deck', { count: view.unseen.length })}>
        <svg viewBox="0 0 52 73" aria-hidden="true">
          <rect x="1" y="1" width="50" height="71" rx="4" fill="#2c87b8" stroke="#14304f" stroke-width="2" />
          <rect x="5" y="5" width="42" height="63" rx="2" fill="none" stroke="#fff" stroke-width="1.4" />
          <path d="M26 15c2 0 3 3 3 7v6l13 9v4l-13-4v10l5 4v3l-8-2-8 2v-3l5-4V37l-13 4v-4l13-9v-6c0-4 1-7 3-7Z" fill="#fff" />
        </svg>
        <b>{view.unseen.length}</b>
        <span class="sr">{say('table-deck', { count: view.unseen.length })}</span>
      </div>
    </section>
  )
}

interface Standing {
  open: OpenCard
  view: OverbookedView
  hold: Hold
  held: number | null
}

function Waiting({ open, view, hold, held }: Standing) {
  const say = useWords()
  const { position, card, vouchers, price } = open
  const chosen = held === position
  const paid = held !== null && !view.solo && position < held ? 1 : 0
  return (
    <li class={classes('od-area-of', chosen && 'is-held')}>
      <span class="od-mat" aria-hidden="true" />
      <CardTouch open={open} view={view} hold={hold} chosen={chosen} />
      {(vouchers > 0 || paid > 0) && (
        <span class="od-lying" role="img" aria-label={say('table-lying', { vouchers })}>
          {vouchers > 0 && <Art id="voucher" />}
          {vouchers > 1 && <b>{vouchers}</b>}
          {paid > 0 && <Art id="voucher" class="is-paid" />}
        </span>
      )}
      {!view.solo && (
        <span class="od-price">
          {price === 0 ? say('table-free') : <>{price}<Art id="voucher" /></>}
        </span>
      )}
      {view.solo && (
        <Touch names={[`remove:${position}`]} class="od-remove" label={say('table-remove', { passengers: passengersOf(card, say) })}>
          <Art id="i-remove" /><Art id="voucher" />
        </Touch>
      )}
    </li>
  )
}

/** A card can stand for some hundred choices: touching it picks it up, and turn and seat are chosen over the plane. */
function CardTouch({ open, view, hold, chosen }: { open: OpenCard; view: OverbookedView; hold: Hold; chosen: boolean }) {
  const say = useWords()
  const { position, card, price, vouchers } = open
  const about = <AboutCard card={card} price={price} vouchers={vouchers} symbols={view.symbols} />
  const element = useElement([`card:${position}`], { about })
  const free = element.state !== 'refused' && element.state !== 'nothing'
  const { role: _, onPointerEnter: _aim, ...props } = element.props
  const touch: typeof props.onClick = (event) => {
    if (!free) return props.onClick?.(event)
    if (chosen) hold.putDown()
    else hold.pick(position)
  }
  const state = !free ? element.state : chosen ? 'chosen' : 'legal'
  return (
    <button
      type="button"
      {...props}
      class={classes('od-card', 'touch', state !== 'nothing' && `is-${state}`, element.class.split(' ').filter((name) => /^is-(new|spotted)/.test(name)).join(' '))}
      data-touch={state === 'nothing' ? undefined : state}
      aria-pressed={chosen}
      aria-label={say('table-card', { position, price, passengers: passengersOf(card, say) })}
      onClick={touch}
    >
      <PassengerCard card={card} turn={chosen ? hold.turn.value : 0} gone={chosen ? hold.gone.value : undefined} symbols={view.symbols} />
      {state === 'legal' && <i class="lamp" aria-hidden="true" />}
    </button>
  )
}

function Gate() {
  const say = useWords()
  return (
    <svg class="od-gate" viewBox="0 0 84 160" aria-hidden="true">
      <path d="M6 160V44h72v116Z" fill="#f6fafc" stroke="#14304f" stroke-width="2.4" />
      <path d="M16 160V58h52v102Z" fill="#2b6f9b" stroke="#14304f" stroke-width="2" />
      <path d="M16 160l14-12V70L16 58ZM68 160l-14-12V70l14-12Z" fill="#4d96c1" />
      <path d="M30 148V70h24v78Z" fill="#bfe6f7" />
      <path d="M34 132c4-10 12-10 16 0" fill="none" stroke="#5f88a5" stroke-width="2" />
      <rect x="2" y="14" width="80" height="30" rx="6" fill="#14304f" />
      <text x="42" y="35" text-anchor="middle">{say('table-gate')}</text>
    </svg>
  )
}

function Picture() {
  return (
    <svg class="od-hall-picture" viewBox="0 0 792 176" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class="od-outside" width="792" height="110" />
      <g class="od-puffs"><path d="M120 60c10-14 34-12 40 0 14-6 28 0 32 8H96c2-6 12-10 24-8Z" /><path d="M520 44c12-14 38-12 44 0 14-6 30 0 34 8H494c2-6 14-10 26-8Z" /></g>
      <path d="M330 84l70-2 22-22h12l-6 22 40 2c8 2 8 10 0 12H338c-12 0-14-8-8-12Z" fill="#fff" stroke="#5f88a5" stroke-width="2" /><path d="M396 90l24 14h12l-10-14Z" fill="#9fc0d6" />
      <path class="od-grass" d="M0 104h792v10H0Z" /><path class="od-tower" d="M640 104V74h8v-8h28v8h8v30Z" />
      <path class="od-tiles" d="M0 112h792v64H0Z" /><path d="M0 112h792" stroke="#14304f" stroke-width="2" />
      <path class="od-joints" d="M60 112L0 150M180 112l-60 64M300 112l-36 64M420 112l-6 64M540 112l24 64M660 112l54 64M740 112l52 44M0 134h792M0 158h792" />
      <path class="od-panes" d="M0 4h792M112 0v110M264 0v110M416 0v110M568 0v110M700 0v110" />
    </svg>
  )
}
