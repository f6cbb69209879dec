import { useSignal } from '@preact/signals'
import type { Holder } from '../api'
import { Sitters } from '../kit/Sitters'
import type { ClosedTable, ErrorBody } from '../wire'
import { say } from '../words'
import { Away } from './Away'
import { SavePill } from './SaveRecord'

/** Why there is no table to show; of one that is closed also what was kept. */
export function Refusal({ problem, table, token }: { problem: ErrorBody; table: string; token: Holder | null }) {
  const { closed } = problem
  return <Away text={problem.message}>{closed && <Kept closed={closed} table={table} token={token} />}</Away>
}

function Kept({ closed, table, token }: { closed: ClosedTable; table: string; token: Holder | null }) {
  const failure = useSignal<string | null>(null)
  return (
    <section class="kept" aria-labelledby="kept">
      <h1 id="kept" translate={false}>{closed.title}</h1>
      <Sitters seats={closed.seats} />
      {closed.moves.length > 0 && (
        <details>
          <summary>{say(closed.record ? 'closed-moves' : 'closed-own-moves', { count: closed.moves.length })}</summary>
          <ol translate={false}>
            {closed.moves.map(([seat, move], number) => <li key={number}><b>{closed.seats[seat]?.name}</b> {move}</li>)}
          </ol>
        </details>
      )}
      {closed.record && (
        <>
          <p>{say('closed-record')}</p>
          <SavePill table={table} token={token} game={closed.game} fail={(why) => (failure.value = why)} />
        </>
      )}
      {failure.value && <p role="alert">{failure.value}</p>}
    </section>
  )
}
