/** What travels when something happens: guests, money, the dead. */
import { useLayoutEffect } from 'preact/hooks'
import { element, fly, still, useEvents } from '../../kit/motion'
import type { Told } from '../../wire'

type From = (name: string) => DOMRect | undefined
type Place = Element | DOMRect | null | undefined

/** The first of several elements that is on the page now. */
const first = (...names: string[]): HTMLElement | null => {
  for (const name of names) {
    const found = element(name)
    if (found) return found
  }
  return null
}

const purse = (seat: unknown) => element(`purse:${seat}`)

/** Where a deed took its guest from: the event points at it. */
const place = ({ elements }: Told) => elements[0] ?? 'bistro'

function drawing(id: string): HTMLElement | null {
  const known = document.querySelector<SVGUseElement>(`.inn-table use[href$="#${id}"]`)
  const copy = known?.ownerSVGElement?.cloneNode(true)
  if (!(copy instanceof SVGElement)) return null
  const holder = document.createElement('span')
  holder.className = 'flown'
  holder.append(copy)
  return holder
}

/** A coin for every few francs, never more than four. */
function pay(from: Place, to: Place, francs: number, id = 'x-coin'): void {
  for (let coin = 0; coin < Math.min(4, Math.ceil(francs / 4)); coin += 1) {
    const ghost = drawing(id)
    if (ghost) void fly(from, to, { ghost, lift: 30 })
  }
}

/** A fact as the name of a kind or the number of a seat: the wire says `@guest-novice`, `seat:1`. */
export const bare = (fact: unknown): string => String(fact ?? '').replace(/^@?(guest|annex|seat)[-:]/, '')

/** The cards as they lay before the last change, by the names of their places: who has gone can still be seen going. */
const lying = new Map<string, Element>()

function remember(): void {
  lying.clear()
  for (const card of document.querySelectorAll('.inn-table :is(.slot, .accomplice, .corpse, .arriving) > .guest'))
    for (const name of card.parentElement?.dataset.element?.split(' ') ?? []) if (!lying.has(name)) lying.set(name, card.cloneNode(true) as Element)
}

const CARD = 1.4 // height of a card by its width

/** Lets the card that lay at `name` travel to a place it does not stay visible at: a fan, a stack, a heap. */
function depart(name: string, to: Place, from: From): void {
  const card = lying.get(name)?.cloneNode(true)
  const start = from(name)
  const end = to instanceof Element ? to.getBoundingClientRect() : to
  if (!(card instanceof HTMLElement) || !start || !end) return
  const width = Math.min(start.width, Math.max(28, Math.min(end.width, end.height / CARD)))
  card.style.setProperty('--cw', `${width}px`)
  const there = new DOMRect(end.x + (end.width - width) / 2, end.y + (end.height - width * CARD) / 2, width, width * CARD)
  void fly(start, there, { ghost: card })
}

const own = (seat: number | null): boolean => element(`hand:${seat}`)?.matches('.accomplices') ?? false

/** The body an event is about: one's own answer to choices, so they are named without the seat. */
const corpse = ({ facts, seat }: Told) => `corpse:${own(seat) ? '' : `${seat}.`}${bare(facts.guest)}`

/** A card leaves a hand for the road, or for the bistro if it is a peasant. */
function goes({ facts, seat }: Told, from: From): void {
  const kind = bare(facts.guest)
  const to = kind === 'peasant' ? first('bistro', 'bistro-zone') : element('exit')
  if (own(seat)) depart(`play:${kind}`, to, from)
  else if (kind === 'peasant') void fly(from(`hand:${seat}`), to)
  else void fly(from(`hand:${seat}`), to?.querySelector('.top') ?? to)
}

/** A guest comes to its owner's hand, or to the fan of a rival. */
function comes(told: Told, from: From): void {
  const hand = element(`hand:${told.seat}`)
  const held = [...(hand?.querySelectorAll(`[data-element~="play:${bare(told.facts.guest)}"]`) ?? [])].at(-1)
  if (held) void fly(from(place(told)), held)
  else depart(place(told), hand, from)
}

const MOVES: Record<string, (told: Told, from: From) => void> = {
  place: ({ facts }, from) => void fly(from('arriving') ?? from('entrance'), element(`room:${facts.room}`)?.querySelector('.guest')),
  bribe: comes,
  build: (told, from) => {
    const kind = bare(told.facts.guest)
    void fly(from(`card:${kind}`) ?? from(`hand:${told.seat}`), element(`under:${told.seat}.${kind}`))
  },
  kill: (told, from) => {
    const heap = element(`corpses:${told.seat}`)
    const body = element(corpse(told))
    if (body) void fly(from(place(told)), body)
    else depart(place(told), heap ?? element(`player:${told.seat}`), from)
  },
  bury: (told, from) => {
    const { facts, seat, elements } = told
    const grave = element(elements[0] ?? '')
    void fly(from(corpse(told)) ?? from(`corpses:${seat}`), grave?.querySelector('.graves') ?? grave)
    pay(grave, purse(seat), Number(facts.money))
    const owner = bare(facts.owner)
    if (owner !== String(seat)) pay(grave, purse(owner), Number(facts.share))
  },
  discard: goes,
  dismiss: goes,
  gain: ({ facts, seat }) => pay(element(`under:${seat}.${bare(facts.annex)}`), purse(seat), Number(facts.money)),
  service: ({ facts, seat }) => pay(element(`room:${facts.room}`), purse(seat), Number(facts.money)),
  income: ({ facts, seat }) => pay(element('house'), purse(seat), Number(facts.money)),
  gardens: ({ facts, seat }) => pay(element(`under:${seat}.gardener`), purse(seat), Number(facts.money)),
  wages: ({ facts, seat }) => pay(purse(seat), element(`hand:${seat}`), Number(facts.money)),
  gravedigger: ({ facts, seat }) => pay(purse(seat), element(`corpses:${seat}`), Number(facts.money)),
  buy: ({ seat }) => pay(purse(seat), element(`checks:${seat}`), 8),
  cash: ({ seat }) => pay(element(`checks:${seat}`), purse(seat), 4, 'x-check'),
  leave: (_, from) => {
    for (const name of lying.keys()) if (name.startsWith('room:') && !element(name)?.querySelector('.guest')) depart(name, element('exit'), from)
  },
}

/** Shows what happened; call it once, in the table. */
export function useInnMotion(): void {
  useEvents((events, from) => {
    for (const told of events) MOVES[told.kind]?.(told, from)
  })
  useLayoutEffect(() => {
    if (!still()) remember()
  })
}
