/** Annexes with the graves under them. Several of one kind are one place: they fill up in the order built. */
import { Art } from '../../kit/Art'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import { GuestCard, Ink, Meaning, useGuestFacts } from './cards'
import type { Annex, Player } from './view'

export interface Wing extends Annex {
  copies: number
}

/** Annexes of one kind taken together, in the order first built. */
export function wings(annexes: Annex[]): Wing[] {
  const found = new Map<string, Wing>()
  for (const { guest, bodies, places } of annexes) {
    const known = found.get(guest.kind)
    if (known === undefined) {
      found.set(guest.kind, { guest, bodies: [...bodies], places, copies: 1 })
      continue
    }
    known.copies += 1
    known.places += places
    known.bodies.push(...bodies)
  }
  return [...found.values()]
}

export function Annexes({ player, mini = false }: { player: Player; mini?: boolean }) {
  const say = useWords()
  const facts = useGuestFacts()
  return (
    <>
      {wings(player.annexes).map((wing) => (
        <Touch
          key={wing.guest.kind}
          names={[`under:${player.seat}.${wing.guest.kind}`]}
          class={`annex${mini ? ' mini' : ''}${wing.copies > 1 ? ' several' : ''}`}
          label={say('piece-annex', {
            ...facts(wing.guest),
            annex: say(`annex-${wing.guest.kind}`),
            bodies: wing.bodies.length,
            places: wing.places,
          })}
          about={<Meaning guest={wing.guest} annex={wing} />}
        >
          <GuestCard guest={wing.guest} mini={mini} />
          {wing.copies > 1 && <Ink class="copies num">{`×${wing.copies}`}</Ink>}
          <Graves wing={wing} />
        </Touch>
      ))}
    </>
  )
}

function Graves({ wing }: { wing: Wing }) {
  return (
    <span class="graves" aria-hidden="true">
      {wing.bodies.map((body, i) => (
        <span key={i} class="tuck">
          <Art id="x-purse" />
          <Ink>{body.money}</Ink>
        </span>
      ))}
      {Array.from({ length: Math.max(0, wing.places - wing.bodies.length) }, (_, i) => (
        <span key={i} class="tuck free">
          <Art id="x-tomb" />
        </span>
      ))}
    </span>
  )
}
