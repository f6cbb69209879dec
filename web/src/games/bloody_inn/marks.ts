/** When the police came, and what it cost: the stars on the curve of the end page. */
import type { Marks } from '../../table/game'
import type { Told } from '../../wire'

export const marks: Marks = (log, say) =>
  log.flatMap((told, at) => {
    if (told.kind !== 'police') return []
    const round = log.slice(0, at).filter(({ kind }) => kind === 'round').length
    const text = [say('table-police-came', { round }), ...paid(log.slice(at + 1)).map((payment) => payment.text)].join(' ')
    return { version: told.version, icon: 'i-police', text }
  })

/** The payments of that morning: all that come before the next evening. */
function paid(after: readonly Told[]): readonly Told[] {
  const evening = after.findIndex(({ kind }) => kind === 'round')
  return after.slice(0, evening < 0 ? undefined : evening).filter(({ kind }) => kind === 'gravedigger')
}
