/** What is asked, and what can be done with the card in hand: turn it, leave somebody out, seat them. */
import type { ComponentChildren } from 'preact'
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Icon } from '../../kit/Icon'
import { Pill } from '../../kit/Pill'
import { Prompt } from '../../kit/Prompt'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import type { Choice } from '../../wire'
import { listed, type Say } from '../../words'
import type { Cabin } from './cabin'
import { passengersOf } from './card'
import type { Ghost, Hold } from './hold'
import { turned } from './pattern'
import { suitcase } from './people'
import { suitcaseOf, verbOf } from './placements'
import type { OverbookedView, Player } from './view'

interface Asked {
  view: OverbookedView
  player: Player | undefined
  hold: Hold
  cabin: Cabin
}

export function Ask({ view, player, hold, cabin }: Asked) {
  const inHand = hold.placing.value || hold.alone.value !== null || hold.drops.value
  return (
    <div class={classes('od-ask', inHand && 'is-holding')}>
      {player && inHand && <InHand view={view} player={player} hold={hold} cabin={cabin} />}
      {player && !inHand && hold.position.value !== null && <OneByOne view={view} player={player} hold={hold} />}
      <Prompt />
      {player && (hold.drops.value || hold.leaving.value) && <Luggage hold={hold} />}
    </div>
  )
}

function InHand({ view, player, hold, cabin }: Asked & { player: Player }) {
  const say = useWords()
  const card = hold.card.value
  const { value: alone } = hold.alone
  if (!card) return null
  return (
    <div class="od-in-hand">
      <div class="od-saying" role="status">
        <h1>{hold.drops.value ? say('table-short') : alone ? say('table-nobody') : say('table-seat-these', { count: card.suitcases.length - hold.gone.value.size })}</h1>
        <p>{hold.note.value ?? consequence(hold, view, player, say) ?? passengersOf(card, say)}</p>
      </div>
      <div class="od-acts">
        {hold.placing.value && <Turn hold={hold} cabin={cabin} />}
        <LeaveOut hold={hold} />
        {alone && <Do icon="i-seat" onClick={() => hold.walker.choose(alone)}>{alone.text}</Do>}
        {hold.spot.value && !hold.leaving.value && <Do icon="i-seat" onClick={() => hold.seat()}>{say('table-seat-them')}</Do>}
        <Pill class="od-put-down" icon={<Icon name="close" />} aria-label={say('table-put-down')} title={say('table-put-down')} onClick={() => hold.putDown()} />
      </div>
    </div>
  )
}

/** A preference card: who must get up already, and whether somebody can stay away. */
function OneByOne({ view, player, hold }: { view: OverbookedView; player: Player; hold: Hold }) {
  const say = useWords()
  const words = consequence(hold, view, player, say)
  if (!words && hold.ignorable.value.length === 0) return null
  return (
    <div class="od-in-hand is-aside">
      <div class="od-saying" role="status"><p>{words}</p></div>
      <div class="od-acts"><LeaveOut hold={hold} /></div>
    </div>
  )
}

function Do({ icon, onClick, children }: { icon: string; onClick(): void; children: ComponentChildren }) {
  return (
    <Pill class="od-do" data-touch="legal" icon={<Art id={icon} class="ic" />} onClick={onClick}>{children}</Pill>
  )
}

function Turn({ hold, cabin }: { hold: Hold; cabin: Cabin }) {
  const say = useWords()
  const one = hold.turns.value.length < 2
  return (
    <Pill
      class={classes('od-turn', one && 'is-still')}
      aria-disabled={one || undefined}
      aria-label={say('table-turn')}
      title={one ? say('table-one-turn') : undefined}
      icon={<Art id="i-turn" class="ic" />}
      onClick={() => (one ? (hold.note.value = say('table-one-turn')) : hold.rotate(1, cabin))}
    >
      <span>{say('table-turn')}</span>
      <kbd aria-hidden="true" data-key="E" />
    </Pill>
  )
}

function LeaveOut({ hold }: { hold: Hold }) {
  const say = useWords()
  if (hold.ignorable.value.length === 0) return null
  return (
    <Pill class="od-leave" aria-label={say('table-leave-out')} aria-pressed={hold.leaving.value} icon={<Art id="sym-ignore" class="ic" />} onClick={() => hold.leaveOut()}>
      <span>{say('table-leave-out')}</span>
    </Pill>
  )
}

/** The card's suitcases to choose from: who stays away by the symbol, or because too few are left. */
function Luggage({ hold }: { hold: Hold }) {
  const say = useWords()
  const card = hold.card.value
  if (!card) return null
  const { rows, columns, boxes } = turned(card, 0)
  const offered = hold.drops.value ? hold.choices.value.filter(({ part, refused }) => verbOf(part) === 'drop' && !refused) : hold.ignorable.value
  const choiceOf = (number: number) => offered.find(({ part }) => suitcaseOf(part) === number)
  const cases = card.kind === 'pattern' ? boxes : card.suitcases.map(({ number, colour }) => ({ number, colour, row: 0, column: number - 1 }))
  const [across, down] = card.kind === 'pattern' ? [columns, rows] : [cases.length, 1]
  return (
    <div class="od-luggage" role="group" aria-label={say(hold.drops.value ? 'table-short' : 'table-who-stays')}>
      {!hold.drops.value && <h3>{say('table-who-stays')}</h3>}
      <div class="od-cases" style={{ '--across': across, '--down': down }}>
        {cases.map(({ number, colour, row, column }) => (
          <span key={number} class={classes('od-case', hold.gone.value.has(number) && 'is-gone')} style={{ gridArea: `${row + 1} / ${column + 1}` }}>
            <Case hold={hold} choice={choiceOf(number)} art={suitcase(colour)} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Case({ hold, choice, art }: { hold: Hold; choice: Choice | undefined; art: string }) {
  if (!choice) return <Art id={art} />
  if (verbOf(choice.part) === 'drop') return <Touch names={[choice.part]}><Art id={art} /></Touch>
  return (
    <button type="button" class="touch is-legal" data-touch="legal" aria-label={choice.text} onClick={() => hold.ignore(choice)}>
      <Art id={art} />
      <i class="lamp" aria-hidden="true" />
    </button>
  )
}

/** Who would have to get up, and what that costs. */
export function consequence(hold: Hold, view: OverbookedView, player: Player, say: Say): string | null {
  const ghost: Ghost | null = hold.ghost.value
  if (!ghost) return null
  if (ghost.bumped.length === 0) return ghost.framed ? say('table-all-free') : null
  const who = listed(ghost.bumped.map((seat) => say('table-bumped', { colour: player.plane[seat] ?? 'none', seat })))
  const replaced = view.symbols && hold.card.value?.symbol === 'replace'
  return say(replaced ? 'table-bumps-free' : view.solo ? 'table-bumps-alone' : 'table-bumps', { who, count: ghost.bumped.length, cost: 2 * ghost.bumped.length })
}
