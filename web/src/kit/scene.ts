import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Hint, SeatInfo, Told, Said } from '../wire'
import type { Say } from '../words'
import type { Walker } from './walker'

/** A note beside a place of the table: why it cannot be chosen, or what it means. */
export interface Bubble {
  anchor: Element
  tone: 'no' | 'about'
  text: ComponentChildren
  rule: string | null
  /** Above its anchor where that fits: beside it stands what one touches next. */
  above?: boolean
}

/** What just happened, and where the elements were before it did. */
export interface Moment {
  version: number
  events: readonly Told[]
  before: ReadonlyMap<string, DOMRect>
}

export type Sound = 'touch' | 'refuse' | 'turn' | 'move'

/** What the pieces of the kit need of the table they stand on. */
export interface Scene {
  walker: Walker
  /** The address of the game's sprites. */
  sprites: string | null
  /** The names of the symbols in them. */
  symbols: ReadonlySignal<ReadonlySet<string>>
  say: Say
  seats: ReadonlySignal<readonly SeatInfo[]>
  you: ReadonlySignal<number | null>
  /** What is asked, or who is awaited, at an empty draft. */
  prompt: ReadonlySignal<Said>
  log: ReadonlySignal<readonly Told[]>
  logOpen: Signal<boolean>
  /** Elements that a log line or the replay points at. */
  spotted: Signal<ReadonlySet<string>>
  moment: ReadonlySignal<Moment | null>
  /** Whether the table still shows something, and the end page waits for it. */
  held: Signal<boolean>
  bubble: Signal<Bubble | null>
  canUndo: ReadonlySignal<boolean>
  /** Whether taking back means asking the others. */
  asksUndo: ReadonlySignal<boolean>
  /** What the search bot would do after a draft; null at a table without hints. */
  hint: ReadonlySignal<((draft: string[]) => Promise<Hint | null>) | null>
  /** What one may regret about a move of these parts, in words. */
  warning(parts: readonly string[]): string | null
  undo(): void
  openRule(rule: string | null): void
  sound(name: Sound): void
}

const SceneContext = createContext<Scene | null>(null)

export const SceneProvider = SceneContext.Provider

/** The scene of the table around this component. Throws outside a table. */
export function useScene(): Scene {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error('A piece of the kit stands on no table: wrap it in a SceneProvider.')
  return scene
}

const StagedContext = createContext(false)

/** Whether the pieces within show how things came about, not yet how they are: nothing on them is a choice until they do. */
export const StagedProvider = StagedContext.Provider

/** Whether the place around this component still shows what happened. */
export const useStaged = (): boolean => useContext(StagedContext)

/** The scene around this component, if there is a table. */
export const useMaybeScene = (): Scene | null => useContext(SceneContext)
