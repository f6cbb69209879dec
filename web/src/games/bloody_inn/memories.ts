/** What the table will talk about: found in the log, so that it also holds for a game watched again. */
import type { Fact, Told } from '../../wire'
import { bare } from './motion'
import type { BloodyInnView, Guest } from './view'

export interface Memory {
  kind: 'grave' | 'guest' | 'wing'
  guest: Guest
  dead: boolean
  facts: Record<string, Fact>
}

const number = (fact: Fact | undefined) => Number(fact ?? 0)

/** The facts of an event without their prefixes, and whose doing it was. */
const tidy = (told: Told): Record<string, Fact> => {
  const { facts, seat } = told
  const owner = Number(bare(facts.owner ?? seat))
  return { money: worth(told), annex: bare(facts.annex), owner, seat: seat ?? 0, own: owner === seat ? 'yes' : 'no' }
}

/** Every guest that can be seen somewhere, by kind: the log names kinds only. */
function guests(view: BloodyInnView): Map<string, Guest> {
  const seen = [
    ...view.exit.guests.map(({ guest }) => guest),
    ...view.rooms.flatMap(({ guest }) => guest ?? []),
    ...view.players.flatMap(({ hand, corpses, annexes }) => [
      ...hand,
      ...corpses,
      ...annexes.flatMap(({ guest, bodies }) => [guest, ...bodies]),
    ]),
  ]
  return new Map(seen.map((guest) => [guest.kind, guest]))
}

/** Francs in coins and in checks. */
const worth = ({ facts }: Told) => number(facts.money) + 10 * number(facts.checks)

/** The event of a kind about the most money, the first among equals. */
const dearest = (log: readonly Told[], kind: string): Told | undefined =>
  log
    .filter((told) => told.kind === kind)
    .reduce<Told | undefined>((best, told) => (best && worth(best) >= worth(told) ? best : told), undefined)

/** The guest last welcomed to one of the rooms in which the police slept. */
function officer(log: readonly Told[], asked: Told): string {
  const welcomes = log.filter(({ id, kind }) => id < asked.id && kind === 'place')
  const welcome = welcomes.findLast(({ elements }) => elements.some((room) => asked.elements.includes(room)))
  return bare(welcome?.facts.guest)
}

export function memories(log: readonly Told[], view: BloodyInnView): Memory[] {
  const known = guests(view)
  const found: Memory[] = []
  const grave = dearest(log, 'bury')
  const corpse = grave && known.get(bare(grave.facts.guest))
  if (grave && corpse)
    found.push({ kind: 'grave', guest: corpse, dead: true, facts: tidy(grave) })
  const paid = dearest(log, 'gravedigger')
  const asked = paid && log.findLast(({ id, kind }) => kind === 'police' && id < paid.id)
  const police = asked && known.get(officer(log, asked))
  if (paid && police)
    found.push({ kind: 'guest', guest: police, dead: false, facts: tidy(paid) })
  const gain = dearest(log, 'gain')
  const wing = gain && known.get(bare(gain.facts.annex))
  if (gain && wing && found.length < 2)
    found.push({ kind: 'wing', guest: wing, dead: false, facts: tidy(gain) })
  return found
}
