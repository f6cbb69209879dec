import type { CSSProperties } from 'preact'
import type { Outcome, SeatInfo } from '../wire'
import { written } from '../words'
import { Art } from './Art'
import { classes } from './classes'
import { Mark } from './Mark'
import { useWords } from './words'

/** How a source of points looks. */
export type Sources = Record<string, { icon: string; colour: string }>

/** Where every point came from: a row per source, a column per seat. */
export function ScoreTable({ outcome, seats, sources = {} }: { outcome: Outcome; seats: readonly SeatInfo[]; sources?: Sources }) {
  const say = useWords()
  const rows = outcome.breakdown.filter((row) => row.points.some((points) => points !== 0))
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col"><span class="sr">{say('end-source')}</span></th>
          {seats.map((seat) => (
            <th key={seat.seat} scope="col" title={seat.name}><span class="score-seat"><Mark colour={seat.colour} /><span>{seat.name}</span></span></th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.source}>
            <th scope="row"><span class="score-source"><Swatch of={sources[row.source]} />{row.text}</span></th>
            {row.points.map((points, seat) => (
              <td key={seat} class={classes('num', points < 0 && 'is-less')}>{points ? written(points) : '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('end-total')}</th>
          {outcome.scores.map((score, seat) => (
            <td key={seat} class={classes('num', outcome.ranking[seat] === 1 && 'is-first')}>{written(score)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Swatch({ of }: { of: Sources[string] | undefined }) {
  return of ? <span class="swatch" style={{ '--swatch': of.colour } as CSSProperties}><Art id={of.icon} class="ic" /></span> : null
}
