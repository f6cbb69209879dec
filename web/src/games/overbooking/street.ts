/**
 * The street as it is shown. A round is checked in one go, and the view that comes with it is already laid for the next round: `scenes` tells
 * it again event by event, from the street before. It decides nothing: who was called, in which order and with how many places left, is in the events.
 */
import type { Fact, Told } from '../../wire'
import type { Card, Family, GuestType, House, OverbookingView, Placed, Player } from './view'

export type Deed = 'monk' | 'merchants' | 'laborers' | 'pick' | 'replace' | 'decline' | 'in-vain'

/** Those who act and go on waiting at the door; the others leave it for the queue. */
const STAYING: readonly string[] = ['merchants', 'laborers', 'pick', 'decline', 'in-vain']
const LEAVING: readonly string[] = ['monk', 'replace']
const CALLS: readonly string[] = ['lodge', 'turned-away']

export const isDeed = ({ kind }: Told): boolean => STAYING.includes(kind) || LEAVING.includes(kind)
export const isCall = ({ kind }: Told): boolean => CALLS.includes(kind)
const isCheck = (told: Told) => told.kind === 'open' || isDeed(told) || isCall(told)

/** A fact without what the wire puts before it: `@guest-monk`, `@family-bird`, `seat:1`. */
export const bare = (fact: Fact | undefined): string => String(fact ?? '').replace(/^@?(guest|family|seat|sign)[-:]/, '')

/** What came of a guest who was called: `order` among those who got in, `left` places after it, or found when turned away. */
export interface Stay {
  lodged: boolean
  order: number
  size: number
  left: number
}

export interface Waiting extends Placed {
  did: Deed | null
  stay: Stay | null
}

/** A group behind lit windows. */
export interface Lodger {
  seat: number
  type: GuestType
  size: number
}

export interface ShownHouse extends House {
  door: Waiting[]
  queue: Waiting[]
  lodgers: Lodger[]
}

export interface Street {
  houses: ShownHouse[]
  players: Player[]
  /** The inn whose cards lie open to be checked. */
  open: number | null
}

export interface Scene {
  street: Street
  /** What has just happened; null when the guests of an inn have gone. */
  told: Told | null
}

const waiting = (card: Placed): Waiting => ({ ...card, did: null, stay: null })

/** The place in the queue, from 1, that an event points at. */
export const placeOf = ({ elements }: Told): number => Number(elements.find((name) => name.startsWith('queue-card:'))?.split('.')[1] ?? 0)

const after = (log: readonly Told[], kind: string) => log.slice(1 + log.findLastIndex((told) => told.kind === kind))

/** The street of a view, with what the log remembers of this round: who has acted, and which windows are lit. */
export function streetOf(view: OverbookingView, log: readonly Told[]): Street {
  const round = view.phase === 'placing' ? [] : after(log, 'round')
  const deeds = view.inn === null ? [] : after(log, 'open').filter(isDeed)
  const staying = deeds.filter(({ kind }) => STAYING.includes(kind))
  const houses = view.houses.map((house): ShownHouse => {
    const open = house.number === view.inn
    const calls = round.filter((told) => told.kind === 'lodge' && Number(told.facts.inn) === house.number)
    const changes = round.filter(({ kind, facts }) => (kind === 'merchants' || kind === 'laborers') && Number(facts.inn) === house.number)
    const joined = open ? deeds.filter(({ kind }) => LEAVING.includes(kind)) : []
    return {
      ...house,
      places: changes.length ? Number(changes.at(-1)?.facts.places) : house.places,
      door: house.door.map((card, i) => ({ ...waiting(card), did: open ? ((staying[i]?.kind as Deed | undefined) ?? null) : null })),
      queue: house.queue.map((card, i) => ({ ...waiting(card), did: (joined.findLast((told) => placeOf(told) === i + 1)?.kind as Deed | undefined) ?? null })),
      lodgers: calls.map(lodger),
    }
  })
  return { houses, players: view.players, open: view.inn }
}

const lodger = ({ facts, seat }: Told): Lodger => ({ seat: seat ?? 0, type: bare(facts.guest) as GuestType, size: Number(facts.size) })

/** What happened, one scene after another; none when nobody checked in. */
export function scenes(before: Street, events: readonly Told[], view: OverbookingView): Scene[] {
  const found: Scene[] = []
  let street = before
  const show = (next: Street, told: Told | null) => {
    if (next !== street) found.push({ street: next, told })
    street = next
  }
  for (const [i, told] of events.entries()) {
    if (told.kind === 'round') break
    if (told.kind !== 'open') show(happen(street, told), told)
    else {
      show(left(street), null)
      const rest = events.slice(i + 1)
      const end = rest.findIndex(({ kind }) => kind === 'open' || kind === 'round')
      show(opened(street, told, end < 0 ? rest : rest.slice(0, end), view), told)
    }
  }
  if (view.inn === null) show(left(street), null)
  return events.some(isCheck) ? found : []
}

const change = (street: Street, number: number, how: (house: ShownHouse) => ShownHouse): Street => ({
  ...street,
  houses: street.houses.map((house) => (house.number === number ? how(house) : house)),
})

const gain = (street: Street, seat: number | null, how: (player: Player) => Partial<Player>): Street => ({
  ...street,
  players: street.players.map((player) => (player.seat === seat ? { ...player, ...how(player) } : player)),
})

/** Everybody has left the inn that was open; its windows stay lit. */
function left(street: Street): Street {
  return street.open === null ? street : { ...change(street, street.open, (house) => ({ ...house, door: [], queue: [], picks: [] })), open: null }
}

function happen(street: Street, told: Told): Street {
  const { kind, facts, seat } = told
  if (kind === 'place') return placed(street, told)
  if (kind === 'token') {
    const taken = change(street, Number(facts.inn), (house) => ({ ...house, token: false }))
    return gain(taken, seat, ({ tokens, score }) => ({ tokens: tokens + 1, score: score + 1 }))
  }
  if (street.open === null) return street
  if (isDeed(told)) return change(street, street.open, (house) => acted(house, told))
  return isCall(told) ? called(street, street.open, told) : street
}

function placed(street: Street, { facts, seat }: Told): Street {
  const family = facts.coat || facts.family
  const card: Waiting = {
    seat: seat ?? 0, crest: facts.crest === 'large' ? 'large' : 'small', family: family ? (bare(family) as Family) : null,
    open: false, face: null, remembered: null, did: null, stay: null,
  }
  const fewer = gain(street, seat, ({ cards }) => ({ cards: cards - 1 }))
  const side = facts.side === 'door' ? 'door' : 'queue'
  return change(fewer, Number(facts.inn), (house) => ({ ...house, [side]: [...house[side], card] }))
}

/** Somebody at the door does, or does not do, what such a guest can. */
function acted(house: ShownHouse, told: Told): ShownHouse {
  const did = told.kind as Deed
  const door = [...house.door]
  const queue = [...house.queue]
  const actor = door[house.acted]
  if (!actor) return house
  if (STAYING.includes(did)) {
    door[house.acted] = { ...actor, did }
    const picks = did === 'pick' ? [...house.picks, placeOf(told)] : house.picks
    const places = did === 'merchants' || did === 'laborers' ? Number(told.facts.places) : house.places
    return { ...house, door, picks, places, acted: house.acted + 1 }
  }
  door.splice(house.acted, 1)
  const place = placeOf(told)
  queue[place - 1] = { ...actor, did }
  return { ...house, door, queue, picks: did === 'replace' ? house.picks.filter((pick) => pick !== place) : house.picks }
}

function called(street: Street, open: number, told: Told): Street {
  const { facts, seat, kind } = told
  const lodged = kind === 'lodge'
  const place = placeOf(told)
  const shown = change(street, open, (house) => {
    const order = house.queue.filter((guest) => guest.stay?.lodged).length + 1
    const stay: Stay = { lodged, order, size: Number(facts.size), left: Number(facts.left) }
    return {
      ...house,
      queue: house.queue.map((guest, i) => (i === place - 1 ? { ...guest, stay } : guest)),
      lodgers: lodged ? [...house.lodgers, lodger(told)] : house.lodgers,
    }
  })
  const card = street.houses[open - 1]?.queue[place - 1]?.face
  return lodged && card ? gain(shown, seat, (player) => lodging(player, card)) : shown
}

const lodging = (player: Player, card: Card): Partial<Player> => ({
  lodged: [...player.lodged, card],
  coats: { ...player.coats, [card.family]: player.coats[card.family] + 1 },
  coins: player.coins + card.coins,
  score: player.score + card.coins,
})

// --- Turning up the cards of an inn: who they are is told by what they do from then on.

interface Who {
  seat: number
  type: GuestType
  family: Family | null
}

function opened(street: Street, told: Told, events: readonly Told[], view: OverbookingView): Street {
  const number = Number(told.facts.inn)
  const still = view.inn === number ? (view.houses[number - 1] ?? null) : null
  const deeds = events.filter(isDeed)
  const turn = (who: Who): Waiting => {
    const face = faceOf(who, street, view)
    return { seat: who.seat, crest: face?.crest ?? 'small', family: face?.family ?? who.family, open: true, face, remembered: null, did: null, stay: null }
  }
  const shown = change(street, number, (house) => ({
    ...house,
    acted: 0,
    door: atDoor(house, deeds, still).map(turn),
    queue: inQueue(events, deeds, still).map(turn),
  }))
  return { ...shown, open: number }
}

/** The face of a card: from wherever a like one can be seen, for its figures are the same in every deck. */
function faceOf({ seat, type, family }: Who, { players }: Street, view: OverbookingView): Card | null {
  // Where backs show no family, it is told by what its owner has discarded since.
  const lost = view.players[seat]?.discarded.slice(players[seat]?.discarded.length ?? 0) ?? []
  const alike = [
    ...lost,
    ...view.players.flatMap(({ lodged, discarded, hand }) => [...lodged, ...discarded, ...(hand ?? [])]),
    ...view.houses.flatMap(({ door, queue }) => [...door, ...queue].flatMap(({ face }) => face ?? [])),
  ].filter((card) => card.type === type)
  const face = alike.find((card) => card.family === family) ?? alike[0]
  const coat = family ?? face?.family
  return face && coat ? { ...face, family: coat, card: `${coat}.${type}` } : null
}

const ACTORS: Partial<Record<string, GuestType>> = { monk: 'monk', merchants: 'merchants', laborers: 'laborers', pick: 'noblewomen' }

/** Those at the door acted one by one; who has not yet is still there. */
function atDoor(house: House, deeds: readonly Told[], still: House | null): Who[] {
  const staying = deeds.filter(({ kind }) => STAYING.includes(kind)).length
  return house.door.flatMap(({ seat, family }, i) => {
    const deed = deeds[i]
    const idle = still?.door[staying + i - deeds.length]
    if (!deed) return idle ? [whoOf(idle)] : []
    const coat = family ?? (deed.kind === 'monk' ? (bare(deed.facts.coat) as Family) : null)
    return [{ seat, family: coat, type: ACTORS[deed.kind] ?? (bare(deed.facts.guest) as GuestType) }]
  })
}

const whoOf = ({ seat, family, face }: Placed): Who => ({ seat, family: face?.family ?? family, type: face?.type ?? 'monk' })

/** The queue as it was turned up: as it ended, with what the door did to it taken back. */
function inQueue(events: readonly Told[], deeds: readonly Told[], still: House | null): Who[] {
  const queue: Who[] = still ? still.queue.map(whoOf) : []
  if (!still)
    for (const told of events.filter(isCall))
      queue[placeOf(told) - 1] = { seat: told.seat ?? 0, type: bare(told.facts.guest) as GuestType, family: bare(told.facts.coat) as Family }
  for (const told of deeds.toReversed()) {
    const { kind, facts } = told
    if (kind === 'monk') queue.pop()
    if (kind === 'replace')
      queue[placeOf(told) - 1] = { seat: Number(bare(facts.loser)), type: bare(facts.other) as GuestType, family: bare(facts.coat) as Family }
  }
  return queue
}
