/** A guest as a card, living or dead; and what the card means, in words, for whoever asks. */
import { Art } from '../../kit/Art'
import { useWords } from '../../kit/words'
import { effectGlyphs } from './effects'
import type { WordArguments } from '../../words'
import type { Annex, Guest } from './view'

/** The game's own signs, as tall as the text beside them. */
export const Sign = ({ id }: { id: string }) => <Art id={`i-${id}`} class="sign" />

/** Writing that is part of a picture: drawn by CSS, so that a screen reader hears a card in its own words only. */
export const Ink = ({ as: Tag = 'b', children: text, class: look }: { as?: 'b' | 'span' | 'i'; children: number | string; class?: string }) => (
  <Tag class={look ? `ink ${look}` : 'ink'} data-ink={text} />
)

export const Money = ({ francs }: { francs: number }) => (
  <span class="money">
    <Art id="x-purse" />
    <Ink as="span">{francs}</Ink>
  </span>
)

function portrait(kind: string, copy: number): string {
  if (kind === 'barn') return 'x-barn'
  return kind === 'peasant' && copy % 2 === 1 ? 'p-peasant2' : `p-${kind}`
}

const familyOf = (guest: Guest) => (guest.type === 'none' ? 'barn' : guest.type)

export function Effect({ guest }: { guest: Guest }) {
  return (
    <span class="fx">
      {effectGlyphs(guest.kind, guest.type).map((glyph) => {
        if ('sign' in glyph) return <Sign id={glyph.sign} />
        return 'drawing' in glyph ? <Art id={glyph.drawing} class={glyph.drawing} /> : <Ink>{glyph.text}</Ink>
      })}
    </span>
  )
}

interface Look {
  guest: Guest
  dead?: boolean
  /** Only who, what and how high: for rivals and tight corners. */
  mini?: boolean
  /** Which of several alike; peasants then differ in looks. */
  copy?: number
}

/** The card itself. Set `--cw`, its width; everything in it scales. Whoever shows it says it in words: to a screen reader it is a picture. */
export function GuestCard({ guest, dead, mini, copy = 0 }: Look) {
  const say = useWords()
  const name = say(`guest-${guest.kind}`)
  return (
    <span class={`guest ${familyOf(guest)}${dead ? ' dead' : ''}${mini ? ' mini' : ''}`} aria-hidden="true">
      <span class="pic">
        <Art id={portrait(guest.kind, copy)} />
      </span>
      <span class="rank">
        <Ink>{guest.rank}</Ink>
      </span>
      {guest.type !== 'none' && (
        <span class="crest">
          <Sign id={guest.type} />
        </span>
      )}
      {!mini && !dead && (
        <span class={`name${name.length > 11 ? ' long' : ''}`}>
          <Ink as="span">{name}</Ink>
        </span>
      )}
      {(!mini || dead) && (
        <span class="foot">
          {!dead && <Effect guest={guest} />}
          {guest.kind !== 'barn' && <Money francs={guest.money} />}
        </span>
      )}
    </span>
  )
}

/** A guest in words, for messages that name one. */
export function useGuestFacts(): (guest: Guest) => WordArguments {
  const say = useWords()
  return ({ kind, type, rank, money }) => ({ guest: say(`guest-${kind}`), type: say(`type-${type}`), rank, money })
}

/** Who it is in one line, for screen readers: "Novice, religious, rank 0, 8 F". */
export function useGuestLine(): (guest: Guest) => string {
  const say = useWords()
  const facts = useGuestFacts()
  return (guest) => say('piece-guest', facts(guest))
}

/** A big card with what it does, told in words: shown on hover, long press and focus. */
export function Meaning({ guest, dead, annex }: { guest: Guest; dead?: boolean; annex?: Annex }) {
  const say = useWords()
  const builds = guest.type !== 'police' && guest.type !== 'peasant'
  return (
    <div class="meaning">
      <GuestCard guest={guest} {...(dead ? { dead } : {})} />
      <div>
        <h3>{say(`guest-${guest.kind}`)}</h3>
        <p class="who">
          {guest.kind === 'barn'
            ? say('table-rank', { rank: guest.rank })
            : say('table-who', { type: say(`type-${guest.type}`), rank: guest.rank, money: guest.money })}
        </p>
        {!dead && builds && <h4>{say(`annex-${guest.kind}`)}</h4>}
        <p>{say(dead ? 'table-dead-meaning' : `effect-${guest.kind}`, { money: guest.money })}</p>
        {annex && annex.places > 0 && (
          <p class="who">{say('table-graves', { used: annex.bodies.length, places: annex.places })}</p>
        )}
      </div>
    </div>
  )
}
