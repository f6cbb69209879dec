/** One inn of the street: its back door on the left, its queue on the right, and its sign. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { still } from '../../kit/motion'
import { Spot } from '../../kit/Spot'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import { Back, BackMeaning, GuestCard, Ink, Meaning, seatClass, usePlacedLine } from './cards'
import { Facade } from './facade'
import { Cobbles, Lamppost, Roofs } from './scenery'
import type { ShownHouse, Waiting } from './street'

/** The sign of an inn that nobody can leave by the back. */
const CLOSED = 'back_door_closed'
const DOORSTEP = 2 // as many mats lie at a back door
const PAVEMENT = 4 // and before an inn; one more where the back door is closed

/** How many mats lie before an inn now: more when a Monk comes to a full queue. */
export const pavement = ({ inn, queue }: ShownHouse): number => Math.max(queue.length, PAVEMENT + (inn.rule === CLOSED ? 1 : 0))

interface Shown {
  house: ShownHouse
  seats: readonly SeatInfo[]
  open: boolean
  /** The book of this inn, when there is one to look into. */
  look?: (() => void) | undefined
}

export function Inn({ house, seats, open, look }: Shown) {
  const say = useWords()
  const { number, inn } = house
  const closed = inn.rule === CLOSED
  const node = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open) node.current?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' })
  }, [open])
  const name = say(`inn-${inn.card.replace('.', '-')}`)
  return (
    <section
      ref={node}
      class={classes('ob-inn', open && 'is-open')}
      data-inn={number}
      data-acted={house.acted}
      aria-label={say('table-inn', { inn: number, name, places: house.places, sign: say(`sign-${inn.rule}`) })}
    >
      <Roofs seed={number} />
      <Cobbles />
      <Lane side="door" house={house} seats={seats} open={open} mats={closed ? 0 : DOORSTEP} />
      <Spot names={[`inn:${number}`]} class="ob-house">
        <span class="ob-turning" key={inn.card}>
          <Facade side={inn} places={house.places} lodgers={house.lodgers} seats={seats} open={open} closed={closed} />
        </span>
        <Places house={house} open={open} />
        <div class="ob-board">
          <h2 class="ob-name">
            <Ink class="ob-number">{number}</Ink>
            <span>{name}</span>
          </h2>
          <Sign house={house} />
          {look && (
            <button type="button" class="ob-look" onClick={look} aria-label={say('table-look', { inn: number })} title={say('table-look', { inn: number })}>
              <Art id="i-book" />
            </button>
          )}
        </div>
      </Spot>
      <Lane side="queue" house={house} seats={seats} open={open} mats={pavement(house)} />
      <Lamppost />
    </section>
  )
}

function Sign({ house }: { house: ShownHouse }) {
  const say = useWords()
  const { rule } = house.inn
  const about = (
    <div class="ob-about is-sign">
      <Art id={`rule-${rule}`} class="ob-rule" />
      <div>
        <h3>{say(`sign-${rule}`)}</h3>
        <p>{say(`effect-sign-${rule}`)}</p>
      </div>
    </div>
  )
  return (
    <span class="ob-hanger">
      <Touch names={[`sign:${house.number}`]} class="ob-sign" label={`${say(`sign-${rule}`)}. ${say(`effect-sign-${rule}`)}`} about={about}>
        <Art id={`rule-${rule}`} class="ob-rule" />
        <Ink>{say(`table-sign-${rule}`)}</Ink>
      </Touch>
    </span>
  )
}

/** How many places there are; once guests are called, how many are left. */
function Places({ house, open }: { house: ShownHouse; open: boolean }) {
  const say = useWords()
  const taken = house.lodgers.reduce((sum, { size }) => sum + size, 0)
  const changed = house.places - house.inn.capacity
  const counting = open || taken > 0
  return (
    <p class={classes('ob-places', counting && 'is-counting')} data-element={`places:${house.number}`}>
      <b class="num">{house.places - taken}</b> <span>{counting ? say('table-free', { places: house.places }) : say('table-places', { places: house.places })}</span>
      {changed !== 0 && <em class={changed > 0 ? 'ob-more' : 'ob-fewer'}>{changed > 0 ? `+${changed}` : `−${-changed}`}</em>}
    </p>
  )
}

interface LaneShown extends Shown {
  side: 'door' | 'queue'
  mats: number
}

/** Those who wait on one side, nearest the inn first, and the mats that are still free. */
function Lane({ side, house, seats, open, mats }: LaneShown) {
  const say = useWords()
  const { number } = house
  const waiting = house[side]
  const free = Math.max(0, mats - waiting.length)
  return (
    <Spot names={[`${side}-lane:${number}`]} class={`ob-lane at-${side}`} label={say(`table-${side}`, { inn: number, count: waiting.length })}>
      {waiting.map((guest, i) => (
        <Guest key={`${guest.seat}${guest.face?.card ?? ''}${i}`} guest={guest} side={side} place={i + 1} house={house} seats={seats} open={open} />
      ))}
      {free === 0 && <Full side={side} number={number} shut={mats === 0} />}
      {Array.from({ length: free }, (_, i) => (
        <Mat key={`mat${i}`} side={side} number={number} place={waiting.length + i + 1} next={i === 0} token={side === 'door' && house.token && waiting.length + i === 0} />
      ))}
    </Spot>
  )
}

/** A free mat. Only the next one is where a card may be put. */
function Mat({ side, number, place, next, token }: { side: string; number: number; place: number; next: boolean; token: boolean }) {
  const say = useWords()
  const inside = (
    <>
      {token ? (
        <span class="ob-tokens" data-element={`token:${number}`}>
          <Art id="x-token" />
          <Ink class="ob-hint">{say('table-token')}</Ink>
        </span>
      ) : (
        <Ink class="ob-place">{place}</Ink>
      )}
    </>
  )
  if (!next) return <span class="ob-slot ob-mat">{inside}</span>
  return (
    <Touch names={[`${side}:${number}`]} class="ob-slot ob-mat is-next" label={say(token ? 'table-mat-token' : `table-mat-${side}`, { inn: number, place })}>
      {inside}
    </Touch>
  )
}

/** Where nobody else may wait: it says why when touched. */
function Full({ side, number, shut }: { side: string; number: number; shut: boolean }) {
  const say = useWords()
  return (
    <Touch names={[`${side}:${number}`]} class={shut ? 'ob-slot ob-shut' : 'ob-full'} label={say(shut ? 'table-shut' : `table-full-${side}`, { inn: number })}>
      {shut && <Ink>{say('table-shut-short')}</Ink>}
    </Touch>
  )
}

interface GuestShown {
  guest: Waiting
  side: 'door' | 'queue'
  place: number
  house: ShownHouse
  seats: readonly SeatInfo[]
  open: boolean
}

/** A card at an inn: it turns over when the inn is opened; the owner may look at it with a press. */
function Guest({ guest, side, place, house, seats, open }: GuestShown) {
  const line = usePlacedLine(seats)
  const { face, stay } = guest
  const picked = side === 'queue' ? house.picks.indexOf(place) + 1 : 0
  const acting = open && side === 'door' && place === house.acted + 1 && !house.queue.some((one) => one.stay)
  const seat = seatClass(seats, guest.seat)
  const about = face ? <Meaning card={face} seat={seat} /> : <BackMeaning placed={guest} seats={seats} />
  return (
    <span class={classes('ob-slot', stay && (stay.lodged ? 'is-in' : 'is-out'), acting && 'is-acting', `${seat}`)}>
      <Touch names={[`${side}-card:${house.number}.${place}`]} class="ob-guest" label={line(guest)} about={about}>
        <span class={classes('ob-turn', guest.open ? 'is-up' : face && 'is-mine')} style={{ '--i': place }}>
          {face && (
            <span class="ob-front">
              <GuestCard card={face} seat={seat} />
            </span>
          )}
          <span class="ob-rear">
            <Back family={guest.family} crest={guest.crest} seats={seats} seat={guest.seat} />
          </span>
        </span>
        {!guest.open && face && (
          <span class="ob-peek" aria-hidden="true">
            <Art id={`ab-${face.type}`} />
            <Ink>{face.size}</Ink>
          </span>
        )}
      </Touch>
      <Tags guest={guest} picked={picked} acting={acting} />
    </span>
  )
}

/** What a guest has done and what came of it, in a few words above the card. */
function Tags({ guest, picked, acting }: { guest: Waiting; picked: number; acting: boolean }) {
  const say = useWords()
  const { did, stay } = guest
  const tag = (look: string, text: ComponentChildren) => <span class={`ob-tag ${look}`}>{text}</span>
  if (stay?.lodged) return tag('order', <b class="num">{stay.order}</b>)
  if (stay)
    return (
      <>
        <span class="ob-stamp">{say('table-no-room')}</span>
        {tag('why', say('table-why', { size: stay.size, left: stay.left }))}
      </>
    )
  if (picked) return tag('good', <><Art id="ab-noblewomen" />{say('table-picked', { order: picked })}</>)
  if (did) return tag(did === 'decline' || did === 'in-vain' ? 'idle' : did === 'laborers' ? 'bad' : 'good', say(`table-did-${did}`))
  return acting ? tag('next', say('table-acting')) : null
}
