/** A guest as a card: its face, its back, and what it means in words for whoever asks. */
import { Art } from '../../kit/Art'
import { Mark } from '../../kit/Mark'
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import type { Card, Crest, Family, Placed } from './view'

/** Writing that is part of a picture: drawn by CSS, so that a screen reader hears a card in its own words only. */
export const Ink = ({ children: text, class: look = '' }: { children: number | string; class?: string }) => <b class={`ob-ink ${look}`} data-ink={text} />

/** The class that sets `--seat` for everything inside. */
export const seatClass = (seats: readonly SeatInfo[], seat: number | null): string => `seat-${seats.find((info) => info.seat === seat)?.colour ?? 'none'}`

export const nameOf = (seats: readonly SeatInfo[], seat: number | null): string => seats.find((info) => info.seat === seat)?.name ?? ''

/** The card itself, in its owner's colour. Set `--cw`, its width; everything in it scales. To a screen reader it is a picture. */
export function GuestCard({ card, seat }: { card: Card; seat: string }) {
  const say = useWords()
  const name = say(`guest-${card.type}`)
  return (
    <span class={`ob-card ${seat} fam-${card.family}`} aria-hidden="true">
      <span class="ob-scene">
        <Art id={`p-${card.type}`} viewBox="0 0 100 140" />
      </span>
      <Ink class="ob-size">{card.size}</Ink>
      <span class="ob-coins">
        {Array.from({ length: card.coins }, (_, coin) => (
          <Art key={coin} id="x-coin" />
        ))}
      </span>
      <span class="ob-able">
        <Art id={`ab-${card.type}`} />
      </span>
      <span class="ob-band" style={{ '--letters': name.length }}>
        <Ink>{name}</Ink>
      </span>
      <Art id={`crest-${card.family}`} class="ob-coat" />
    </span>
  )
}

/** The back: whose, of which family, and whether the group is small or large. */
export function Back({ family, crest, seats, seat }: { family: Family | null; crest: Crest; seats: readonly SeatInfo[]; seat: number }) {
  const colour = seats.find((info) => info.seat === seat)?.colour ?? 'coral'
  return (
    <span class={`ob-card ob-back seat-${colour} ${crest}`} aria-hidden="true">
      <Mark colour={colour} />
      <Art id={`crest-${family ?? 'plain'}`} class="ob-coat" />
      <Mark colour={colour} />
    </span>
  )
}

/** A card in one line, for screen readers: "Monk of the bird, 1 places, 3 coins". */
export function useCardLine(): (card: Card) => string {
  const say = useWords()
  return (card) => say('piece-card', { guest: say(`guest-${card.type}`), coat: say(`family-${card.family}`), size: card.size, coins: card.coins })
}

/** A card at an inn in one line: whose, and what can be seen of it. */
export function usePlacedLine(seats: readonly SeatInfo[]): (placed: Placed) => string {
  const say = useWords()
  return ({ seat, open, face, family, crest }) => {
    const player = nameOf(seats, seat)
    if (face) {
      const facts = { player, guest: say(`guest-${face.type}`), coat: say(`family-${face.family}`), size: face.size, coins: face.coins }
      return say(open ? 'piece-open' : 'piece-own', facts)
    }
    return family ? say('piece-back', { player, coat: say(`family-${family}`), crest }) : say('piece-back-plain', { player, crest })
  }
}

/** A big card with what it does, told in words: shown on hover, long press and focus. */
export function Meaning({ card, seat }: { card: Card; seat: string }) {
  const say = useWords()
  return (
    <div class="ob-about">
      <GuestCard card={card} seat={seat} />
      <div>
        <h3>{say(`guest-${card.type}`)}</h3>
        <p class="ob-who">{say('table-who', { family: say(`family-${card.family}`), size: card.size, coins: card.coins })}</p>
        <p>{say(`effect-${card.type}`)}</p>
      </div>
    </div>
  )
}

/** What a back tells of the card on its other side. */
export function BackMeaning({ placed, seats }: { placed: Placed; seats: readonly SeatInfo[] }) {
  const say = useWords()
  const { family, crest, seat } = placed
  return (
    <div class="ob-about">
      <Back family={family} crest={crest} seats={seats} seat={seat} />
      <div>
        <h3>{nameOf(seats, seat)}</h3>
        <p>{say(family ? 'table-back' : 'table-back-plain', { family: family ? say(`family-${family}`) : '', crest })}</p>
      </div>
    </div>
  )
}
