/** The players: points, tokens, hand and deck, and the families they have lodged. */
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Count } from '../../kit/Count'
import { Icon } from '../../kit/Icon'
import { Mark } from '../../kit/Mark'
import { Spot } from '../../kit/Spot'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import type { SeatInfo, Snapshot } from '../../wire'
import { listed } from '../../words'
import { GuestCard, Ink, useCardLine } from './cards'
import type { Family, OverbookingView, Player } from './view'

export const FAMILIES: readonly Family[] = ['bird', 'fish', 'stag', 'boar']
const A_FAMILY = 6 // cards of a family in a deck

/** The seats in playing order, beginning with `you`. */
export const fromYou = (count: number, you: number | null): number[] => Array.from({ length: count }, (_, step) => ((you ?? 0) + step) % count)

export function Seats({ table, players }: { table: Snapshot<OverbookingView>; players: readonly Player[] }) {
  const say = useWords()
  return (
    <section class={`ob-seats of-${players.length}`} aria-label={say('table-players')}>
      {fromYou(players.length, table.you).map((seat) => {
        const info = table.seats[seat]
        const player = players[seat]
        return info && player && <Seat key={seat} table={table} player={player} info={info} />
      })}
    </section>
  )
}

interface Shown {
  table: Snapshot<OverbookingView>
  player: Player
  info: SeatInfo
}

function Seat({ table, player, info }: Shown) {
  const say = useWords()
  const own = info.seat === table.you
  const acting = table.status === 'playing' && table.acting.includes(info.seat)
  return (
    <Spot as="section" names={[`player:${info.seat}`]} class={classes('ob-seat', `seat-${info.colour}`, acting && 'is-turn', own && 'is-you')} label={info.name}>
      <span class="ob-tab">
        <Mark colour={info.colour} />
      </span>
      <h2 title={info.name}>{info.name}</h2>
      <State table={table} player={player} info={info} acting={acting} own={own} />
      <p class="ob-points">
        <Count value={player.score} /> <span class="sr">{say('table-points', { points: player.score })}</span>
      </p>
      <Tallies player={player} own={own} />
      <Lodged player={player} info={info} scoring={table.view.scoring} />
    </Spot>
  )
}

function State({ table, player, info, acting, own }: Shown & { acting: boolean; own: boolean }) {
  const say = useWords()
  return (
    <span class="ob-state">
      {table.view.first === info.seat && (
        <span title={say('table-first')}>
          <Art id="x-key" label={say('table-first')} />
        </span>
      )}
      {info.kind === 'bot' && <Icon name="bot" label={say('bot')} />}
      {player.passed.length > 0 && <em>{say('table-passed')}</em>}
      {acting && <em>{say(own ? 'table-your-move' : 'table-thinking')}</em>}
      {!acting && info.kind === 'person' && !info.present && !own && <em>{say('table-away')}</em>}
    </span>
  )
}

function Tallies({ player, own }: { player: Player; own: boolean }) {
  const say = useWords()
  const { seat, cards, deck, tokens, coat_points } = player
  const tally = (element: string | undefined, art: string, count: number, text: string) => (
    <span data-element={element} title={text}>
      <Art id={art} />
      <Count value={count} />
      <span class="sr">{text}</span>
    </span>
  )
  return (
    <p class="ob-tallies">
      {tally(own ? undefined : `hand:${seat}`, 'x-cards', cards, say('table-in-hand', { count: cards }))}
      {tally(`deck:${seat}`, 'x-deck', deck, say('table-in-deck', { count: deck }))}
      {tally(`tokens:${seat}`, 'x-token', tokens, say('table-tokens', { count: tokens }))}
      {coat_points > 0 && (
        <span class="ob-bonus" title={say('table-bonus', { points: coat_points })}>
          <Ink>{`+${coat_points}`}</Ink>
          <span class="sr">{say('table-bonus', { points: coat_points })}</span>
        </span>
      )}
    </p>
  )
}

/** Four coats, each with a pip for every lodged card of its family; on touch the cards themselves. */
function Lodged({ player, info, scoring }: { player: Player; info: SeatInfo; scoring: string }) {
  const say = useWords()
  const about = <LodgedCards player={player} info={info} scoring={scoring} />
  const coats = listed(FAMILIES.map((family) => say('table-coat', { family: say(`family-${family}`), count: player.coats[family] })))
  return (
    <span class="ob-lodged">
      <Touch names={[`lodged:${info.seat}`]} class="ob-coats" label={say('table-lodged', { name: info.name, coats })} about={about}>
        {FAMILIES.map((family) => (
          <span key={family} class={classes('ob-family', player.coats[family] >= 4 && scoring !== 'off' && 'is-set')}>
            <Art id={`crest-${family}`} />
            <Ink>{player.coats[family]}</Ink>
            <span class="ob-pips">
              {Array.from({ length: A_FAMILY }, (_, pip) => (
                <i key={pip} class={pip < player.coats[family] ? 'on' : ''} />
              ))}
            </span>
          </span>
        ))}
      </Touch>
    </span>
  )
}

function LodgedCards({ player, info, scoring }: { player: Player; info: SeatInfo; scoring: string }) {
  const say = useWords()
  const line = useCardLine()
  return (
    <div class="ob-guests">
      <h3>{say('table-lodged-title', { name: info.name, count: player.lodged.length })}</h3>
      {FAMILIES.filter((family) => player.coats[family] > 0).map((family) => (
        <ul key={family}>
          {player.lodged
            .filter((card) => card.family === family)
            .map((card) => (
              <li key={card.card}>
                <GuestCard card={card} seat={`seat-${info.colour}`} />
                <span class="sr">{line(card)}</span>
              </li>
            ))}
        </ul>
      ))}
      <p>{say('table-sum', { coins: player.coins, tokens: player.tokens, coats: player.coat_points })}</p>
      {scoring !== 'off' && <p class="ob-who">{say(`table-sets-${scoring}`)}</p>}
    </div>
  )
}
