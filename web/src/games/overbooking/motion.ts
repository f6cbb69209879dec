/** What travels when something happens: cards to the inns, tokens to their takers, guests to whoever lodged them. */
import { element, fly } from '../../kit/motion'
import type { Told } from '../../wire'
import { bare, placeOf } from './street'

type From = (name: string) => DOMRect | undefined

/** The card at a place of an inn. */
const at = (name: string): HTMLElement | null => element(name)?.querySelector<HTMLElement>('.ob-turn') ?? null

/** The outermost card at a door or in a queue. */
const outermost = (side: string, inn: unknown): HTMLElement | null => {
  const cards = document.querySelectorAll<HTMLElement>(`.ob-street [data-element^="${side}-card:${inn}."]`)
  return [...cards].reduce<HTMLElement | null>((last, card) => (last && number(last) > number(card) ? last : card), null)
}

const number = (card: HTMLElement) => Number(card.dataset.element?.split('.')[1])

const MOVES: Record<string, (told: Told, from: From) => void> = {
  place: ({ facts, seat }, from) => {
    const card = outermost(String(facts.side), facts.inn)?.querySelector('.ob-turn')
    void fly(from(`card:${bare(facts.coat)}.${bare(facts.guest)}`) ?? from(`hand:${seat}`), card, { lift: 40 })
  },
  token: ({ facts, seat }, from) => {
    const token = document.querySelector('.ob-tokens svg')?.cloneNode(true)
    if (!(token instanceof SVGElement)) return
    const ghost = document.createElement('span')
    ghost.className = 'ob-flown'
    ghost.append(token)
    void fly(from(`token:${facts.inn}`) ?? from(`door:${facts.inn}`), element(`tokens:${seat}`), { ghost, lift: 40 })
  },
  draw: ({ seat }) => {
    const hand = element(`hand:${seat}`)
    if (hand && !hand.matches('.ob-hand')) void fly(element(`deck:${seat}`), hand, { ghost: true })
  },
  monk: (told, from) => void fly(from(actor(told)), at(`queue-card:${innOf(told)}.${placeOf(told)}`), { lift: 60 }),
  replace: (told, from) => void fly(from(actor(told)), at(`queue-card:${innOf(told)}.${placeOf(told)}`), { lift: 60 }),
  lodge: (told) => void fly(at(`queue-card:${innOf(told)}.${placeOf(told)}`), element(`lodged:${told.seat}`), { ghost: true, lift: 30 }),
}

const innOf = ({ elements }: Told): string => elements[0]?.split(':')[1]?.split('.')[0] ?? ''

/** Who left the door was the nearest of those who had not acted. */
function actor(told: Told): string {
  const inn = innOf(told)
  const acted = document.querySelector<HTMLElement>(`.ob-inn[data-inn="${inn}"]`)?.dataset.acted
  return `door-card:${inn}.${1 + Number(acted ?? 0)}`
}

/** Shows one event. */
export function move(told: Told | null, from: From): void {
  if (told) MOVES[told.kind]?.(told, from)
}
