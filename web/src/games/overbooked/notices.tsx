/** The event cards; alone, the goals of the scenario. */
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Spot } from '../../kit/Spot'
import { useWords } from '../../kit/words'
import { emblem } from './people'
import type { Colour, Goal, OverbookedView } from './view'

export function Events({ view, seat }: { view: OverbookedView; seat: number }) {
  const say = useWords()
  if (!view.events.length) return null
  return (
    <ul class="od-events" aria-label={say('zone-events')}>
      {view.events.map(({ event, worth }) => (
        <Spot key={event} as="li" names={[`event:${event}`]} class="od-event">
          <Art id={`ev-${event}`} />
          <div>
            <h2>{say(`happening-${event}`)}</h2>
            <p>{say(`effect-${event}`)} <b>{say('table-worth', { points: worth[seat] ?? 0 })}</b></p>
          </div>
        </Spot>
      ))}
    </ul>
  )
}

const OF_GOAL: Record<string, Colour> = { couples: 'red', surrounded_children: 'white' }

/** A scenario: all of the first goals, and one of the others. */
export function Goals({ view }: { view: OverbookedView }) {
  const say = useWords()
  if (!view.solo) return null
  const { scenario, level, goals } = view.solo
  const must = goals.filter(({ choice }) => !choice)
  const any = goals.filter(({ choice }) => choice)
  return (
    <section class="od-score od-goals" aria-label={say(`scenario-${scenario}`)}>
      <h2>
        <span>{say(`scenario-${scenario}`)}</span>
        <small>{say('table-level', { level })}</small>
      </h2>
      <ul>{must.map((goal, i) => <GoalLine key={i} goal={goal} number={i + 1} />)}</ul>
      {any.length > 0 && <h3>{say('table-one-of-these')}</h3>}
      <ul>{any.map((goal, i) => <GoalLine key={i} goal={goal} number={must.length + i + 1} />)}</ul>
    </section>
  )
}

function GoalLine({ goal, number }: { goal: Goal; number: number }) {
  const say = useWords()
  const colours = OF_GOAL[goal.goal] ? [OF_GOAL[goal.goal] as Colour] : goal.colours
  const colour = goal.colours.length === 1 ? (goal.colours[0] as string) : 'any'
  return (
    <Spot as="li" names={[`goal:${number}`]} class={classes('od-goal', goal.met && 'is-met')} style={{ '--part': Math.min(1, goal.reached / goal.least) }}>
      <span class="od-goal-of">{colours.map((one) => <Art key={one} id={emblem(one)} />)}</span>
      <span class="od-goal-words">{say('piece-goal', { goal: goal.goal, colour, least: goal.least, reached: goal.reached, choice: 'no' })}</span>
      {goal.met && <Art id="i-seat" label={say('table-met')} />}
    </Spot>
  )
}
