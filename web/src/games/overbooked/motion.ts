/** What travels when something happens: suitcases to their seats, whoever has to get up to the steps, vouchers to the purse. */
import { element, fly, useEvents } from '../../kit/motion'
import type { Told } from '../../wire'

type From = (name: string) => DOMRect | undefined

/** The passenger on a seat of somebody's plane. */
const sitting = (name: string): Element | null => element(name)?.querySelector('.od-pax') ?? null

function ghostOf(selector: string): HTMLElement | null {
  const drawn = document.querySelector(selector)?.cloneNode(true)
  if (!(drawn instanceof SVGElement)) return null
  const ghost = document.createElement('span')
  ghost.className = 'od-flown'
  ghost.append(drawn)
  return ghost
}

const MOVES: Record<string, (told: Told, from: From, card: DOMRect | undefined) => void> = {
  seat: ({ elements }, _, card) => {
    for (const name of elements) void fly(card, sitting(name), { lift: 40 })
  },
  bump: ({ elements, seat }, from) => {
    const waits = element(`steps:${seat}`)?.querySelectorAll('.od-waits')
    void fly(from(elements[0] ?? ''), waits?.[waits.length - 1], { lift: 60 })
  },
  take: ({ facts, seat }, from) => {
    const ghost = Number(facts.got) > 0 ? ghostOf('.od-purse svg, .od-have svg') : null
    if (ghost) void fly(from(`card:${facts.position}`), element(`purse:${seat}`) ?? element(`desk:${seat}`), { ghost, lift: 40 })
  },
}

/** Shows what happened last. */
export function useMotion(): void {
  useEvents((events, from) => {
    const taken = events.find(({ kind }) => kind === 'take')
    const card = taken ? from(`card:${taken.facts.position}`) : undefined
    for (const told of events) MOVES[told.kind]?.(told, from, card)
  })
}
