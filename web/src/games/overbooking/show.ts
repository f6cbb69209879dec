/** Shows a check-in event by event, so that everybody can follow; and stops at once for whoever goes on playing. */
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import { places, still, useEvents } from '../../kit/motion'
import { type Moment, useScene } from '../../kit/scene'
import { useHold } from '../../kit/useHold'
import type { Snapshot } from '../../wire'
import { move } from './motion'
import { type Scene, scenes, type Street, streetOf } from './street'
import type { OverbookingView } from './view'

/** How long each event is looked at, in milliseconds. */
const LOOKED_AT: Record<string, number> = { place: 380, token: 320, open: 950, lodge: 480, 'turned-away': 800 }
const A_DEED = 850
const A_DEPARTURE = 420

const holdOf = ({ told }: Scene): number => (told ? (LOOKED_AT[told.kind] ?? A_DEED) : A_DEPARTURE)

interface Show {
  table: Snapshot<OverbookingView>
  moment: Moment | null
  street: Street
  /** What is still to be shown; the first one is on the table. */
  scenes: Scene[]
  /** Where the elements were before the first one. */
  before: ReadonlyMap<string, DOMRect>
}

export interface Staged {
  street: Street
  playing: boolean
  skip(): void
}

export function useShow(table: Snapshot<OverbookingView>): Staged {
  const { log, moment, walker } = useScene()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const held = useRef<Show | null>(null)
  const show = (held.current = arrive(held.current, table, streetOf(table.view, log.value), moment.value))
  const scene = show.scenes[0]

  const skip = () => {
    show.scenes = []
    redraw(0)
  }
  useEffect(() => {
    if (!scene) return
    const timer = setTimeout(() => {
      show.before = places()
      show.scenes.shift()
      redraw(0)
    }, holdOf(scene))
    return () => clearTimeout(timer)
  }, [scene])
  useLayoutEffect(() => {
    if (scene) move(scene.told, (name) => show.before.get(name))
  }, [scene])
  useEvents((events, from) => {
    if (!scene) for (const told of events) move(told, from)
  })
  useHold(scene !== undefined)
  const busy = walker.draft.value.length > 0
  useEffect(() => {
    if (busy && scene) skip()
  }, [busy])
  return { street: scene?.street ?? show.street, playing: scene !== undefined, skip }
}

/** Takes in what has arrived. What is being shown goes on, with what happened meanwhile after it. */
function arrive(show: Show | null, table: Snapshot<OverbookingView>, street: Street, moment: Moment | null): Show {
  if (!show) return { table, moment, street, scenes: [], before: new Map() }
  if (moment && moment !== show.moment && !still()) {
    const last = show.scenes.at(-1)?.street ?? show.street
    // The end page waits for the show: whoever lags behind then sees the last check-in only.
    if (table.status === 'over') show.scenes = []
    if (!show.scenes.length) show.before = moment.before
    show.scenes.push(...scenes(last, moment.events, table.view))
  }
  return Object.assign(show, { table, moment, street })
}
