/** The last evening: an inn per player, as tall as the points, with every lodged guest behind a window, family by family. */
import { useState } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { Mark } from '../../kit/Mark'
import { Pill } from '../../kit/Pill'
import { useScene } from '../../kit/scene'
import { useWords } from '../../kit/words'
import type { End as EndOf, Remembered as RememberedOf } from '../../table/game'
import type { SeatInfo } from '../../wire'
import { books } from './book'
import { useCardLine } from './cards'
import { FacadeDefs } from './facade'
import { GuestBook } from './guestbook'
import { Sky } from './scenery'
import { FAMILIES } from './seats'
import type { Card, Family, OverbookingView, Player } from './view'

export const End: EndOf<OverbookingView> = ({ snapshot }) => {
  const { outcome, view, seats } = snapshot.value
  if (!outcome) return null
  const most = Math.max(1, ...outcome.scores)
  return (
    <div class={`ob-end of-${view.players.length}`}>
      <FacadeDefs />
      <Sky />
      <ul class="ob-towers">
        {view.players.map((player) => (
          <Tower
            key={player.seat}
            player={player}
            info={seats[player.seat] as SeatInfo}
            score={outcome.scores[player.seat] ?? 0}
            most={most}
            won={outcome.ranking[player.seat] === 1}
            scoring={view.scoring}
          />
        ))}
      </ul>
      <div class="ob-pavement" aria-hidden="true" />
    </div>
  )
}

interface Built {
  player: Player
  info: SeatInfo
  score: number
  most: number
  won: boolean
  scoring: OverbookingView['scoring']
}

function Tower({ player, info, score, most, won, scoring }: Built) {
  const say = useWords()
  return (
    <li class={`ob-tower seat-${info.colour}${won ? ' is-won' : ''}`} style={{ '--share': score / most }}>
      {won && <Art id="x-crown" class="ob-crown" />}
      <div class="ob-gable" aria-hidden="true">
        <b class="num">{score}</b>
      </div>
      <p class="ob-plate">
        <Mark colour={info.colour} />
        <span>{info.name}</span>
      </p>
      <div class="ob-floors">
        {FAMILIES.map((family) => (
          <Floor key={family} family={family} cards={player.lodged.filter((card) => card.family === family)} counts={scoring !== 'off'} />
        ))}
      </div>
      <div class="ob-ground">
        <span class="ob-entry-door" aria-hidden="true" />
        <p class="ob-doormat">
          <Art id="x-token" />
          <b class="num">{player.tokens}</b>
          <span class="sr">{say('table-tokens', { count: player.tokens })}</span>
        </p>
      </div>
    </li>
  )
}

function Floor({ family, cards, counts }: { family: Family; cards: Card[]; counts: boolean }) {
  const say = useWords()
  const line = useCardLine()
  const whole = counts && cards.length >= 4
  return (
    <div class={`ob-floor fam-${family}${whole ? ' is-set' : ''}`}>
      <Art id={`crest-${family}`} class="ob-coat" label={say('table-coat', { family: say(`family-${family}`), count: cards.length })} />
      <ul>
        {cards
          .toSorted((one, other) => one.size - other.size)
          .map((card, i) => (
            <li key={card.card} class="ob-window" style={{ '--i': i }} title={line(card)}>
              <Art id={`sil-${card.type}`} />
              <span class="sr">{line(card)}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Whom everybody had room for, and whom not, over the whole game; and the book it is written in. */
export const Remembered: RememberedOf<OverbookingView> = ({ snapshot }) => {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const table = snapshot.value
  const entries = books(useScene().log.value).flatMap(({ pages }) => pages.flatMap((page) => page.entries))
  if (entries.length === 0) return null
  const count = (seat: number, lodged: boolean) => entries.filter((entry) => entry.seat === seat && entry.lodged === lodged).length
  return (
    <section class="ob-memory" aria-label={say('table-book')}>
      <h2>{say('table-book')}</h2>
      <ul>
        {table.seats.map(({ seat, name, colour }) => (
          <li key={seat}>
            <Mark colour={colour} />
            <span>{say('table-hosted', { name, lodged: count(seat, true), away: count(seat, false) })}</span>
          </li>
        ))}
      </ul>
      <Pill class="ob-open-book" icon={<Art id="i-book" class="ic" />} onClick={() => setOpen(true)}>
        {say('table-read')}
      </Pill>
      {open && <GuestBook table={table} inn={null} onClose={() => setOpen(false)} />}
    </section>
  )
}
