import type { ReadonlySignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { Sources as ScoreSources } from '../kit/ScoreTable'
import type { TimelineMark } from '../kit/Timeline'
import type { Walker } from '../kit/walker'
import type { Snapshot, Told } from '../wire'
import type { Say } from '../words'

/** What a game's table is given. */
export interface TableProps<View = Record<string, unknown>> {
  snapshot: ReadonlySignal<Snapshot<View>>
  walker: Walker
}

interface SnapshotProps<View> {
  snapshot: ReadonlySignal<Snapshot<View>>
}

export type Table<View = Record<string, unknown>> = FunctionComponent<TableProps<View>>
export type Bar<View = Record<string, unknown>> = FunctionComponent<SnapshotProps<View>>
export type End<View = Record<string, unknown>> = FunctionComponent<SnapshotProps<View>>
export type Remembered<View = Record<string, unknown>> = FunctionComponent<SnapshotProps<View>>
export type Sources = ScoreSources
/** What a player may regret about a whole move of these parts, in words; null for nothing. Such a move waits for a last yes. */
export type Warning<View = Record<string, unknown>> = (parts: readonly string[], snapshot: Snapshot<View>, say: Say) => string | null
/** Moments worth a mark on the score curve, found in the log. */
export type Marks = (log: readonly Told[], say: Say) => readonly TimelineMark[]

/** What `games/<game>/index.tsx` exports. */
export interface GameTable {
  mood: string
  sprites?: string
  Table: Table<never>
  Bar?: Bar<never>
  End?: End<never>
  Remembered?: Remembered<never>
  sources?: Sources
  marks?: Marks
  warning?: Warning<never>
}

const TABLES = import.meta.glob<GameTable>('../games/*/index.tsx')

/** A mood's colours, in force on every page that wears its class. */
const MOODS = import.meta.glob('../games/*/mood.css')

const loaderOf = (game: string) => TABLES[`../games/${game}/index.tsx`]

/** Whether a game has a table of its own; the others get the plain one. */
export const hasTable = (game: string): boolean => loaderOf(game) !== undefined

/** Load what draws a game. */
export async function loadTable(game: string): Promise<GameTable> {
  const [table] = await Promise.all([loaderOf(game)?.() ?? import('../plain'), MOODS[`../games/${game}/mood.css`]?.()])
  return table
}
