import type { Told } from '../wire'

/** Join newly told lines to those known; a line that is told anew is as it is told last. A line of kind `undo` takes the lines of the version it names back. */
export function joinLog(known: readonly Told[], told: readonly Told[]): Told[] {
  const last = known.at(-1)?.id ?? -1
  const anew = new Map(told.map((line) => [line.id, line]))
  const all = [...known.map((line) => anew.get(line.id) ?? line), ...told.filter((line) => line.id > last)]
  const undone = new Set(all.flatMap((line) => (line.kind === 'undo' ? [line.facts.version] : [])))
  return undone.size ? all.filter((line) => !undone.has(line.version)) : all
}

/** What others did after a version. */
export const newsSince = (log: readonly Told[], version: number, you: number | null): Told[] =>
  log.filter((line) => line.version > version && line.kind !== 'undo' && !(you !== null && line.seat === you))
