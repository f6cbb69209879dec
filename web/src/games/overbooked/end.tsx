/** The end: all planes have landed, and the score is gone through source by source, seat by seat; alone, the goals and the vouchers left. */
import { useEffect, useState } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { Count } from '../../kit/Count'
import { Mark } from '../../kit/Mark'
import { still } from '../../kit/motion'
import { Num } from '../../kit/Num'
import { Pill } from '../../kit/Pill'
import { useWords } from '../../kit/words'
import type { End as EndOf } from '../../table/game'
import type { SeatInfo } from '../../wire'
import { Goals } from './notices'
import { Mini } from './players'
import { lengthOf, reckoning, type Stage } from './reckoning'
import { Sky } from './scenery'
import type { OverbookedView, Player } from './view'

export const End: EndOf<OverbookedView> = ({ snapshot }) => {
  const { view, seats, outcome } = snapshot.value
  if (!outcome) return null
  return (
    <div class={`od-end of-${view.players.length}`}>
      <Sky />
      {view.solo ? <Alone view={view} seats={seats} won={outcome.ranking[0] === 1} /> : <Reckoning view={view} seats={seats} />}
    </div>
  )
}

function Reckoning({ view, seats }: { view: OverbookedView; seats: readonly SeatInfo[] }) {
  const say = useWords()
  const stages = reckoning(view)
  const last = stages.length
  const [at, go] = useState(still() ? last : 0)
  const stage = stages[at]
  useEffect(() => {
    if (!stage) return
    const timer = setTimeout(() => go(at + 1), lengthOf(stage))
    return () => clearTimeout(timer)
  }, [at])
  return (
    <>
      <div class="od-stage" role="status">
        {stage ? <><Art id={stage.icon} /><b>{say(stage.name)}</b></> : <b>{say('table-landed')}</b>}
        {stage && <Pill class="od-skip" onClick={() => go(last)}>{say('table-skip')}</Pill>}
      </div>
      <ul class="od-landed">
        {view.players.map((player) => (
          <Landed key={player.seat} view={view} player={player} info={seats[player.seat] as SeatInfo} stage={stage} total={at === 0 ? 0 : (stages[at - 1]?.totals[player.seat] ?? 0)} />
        ))}
      </ul>
      <ol class="od-sources">
        {stages.map(({ source, icon, name }, i) => (
          <li key={source}>
            <button type="button" class={classes(i === at && 'is-now', i < at && 'is-past')} aria-pressed={i === at} aria-label={say(name)} title={say(name)} onClick={() => go(i)}>
              <Art id={icon} />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

interface LandedShown {
  view: OverbookedView
  player: Player
  info: SeatInfo
  stage: Stage | undefined
  total: number
}

function Landed({ view, player, info, stage, total }: LandedShown) {
  const points = stage?.points[player.seat] ?? 0
  const lit = stage && new Map(stage.seats[player.seat]?.map((seat, i) => [seat, i]))
  return (
    <li class={`seat-${info.colour}`}>
      <p class="od-banner">
        <Mark colour={info.colour} />
        <span title={info.name}>{info.name}</span>
        <b><Count value={stage ? total + points : total} /></b>
      </p>
      <Mini view={view} player={player} {...(lit ? { lit } : {})} />
      {stage && points !== 0 && <em key={stage.source} class={classes('od-gain', points < 0 && 'is-less')}>{points > 0 && '+'}<Num value={points} /></em>}
    </li>
  )
}

function Alone({ view, seats, won }: { view: OverbookedView; seats: readonly SeatInfo[]; won: boolean }) {
  const say = useWords()
  const player = view.players[0]
  const info = seats[0]
  if (!player || !info) return null
  return (
    <>
      <div class="od-stage"><Art id={won ? 'i-goal' : 'steps'} /><b>{say('table-alone-end', { vouchers: player.vouchers, round: view.round })}</b></div>
      <ul class="od-landed">
        <li class={`seat-${info.colour}`}>
          <p class="od-banner"><Mark colour={info.colour} /><span>{info.name}</span><b><Art id="voucher" /><Count value={player.vouchers} /></b></p>
          <Mini view={view} player={player} />
        </li>
      </ul>
      <Goals view={view} />
    </>
  )
}
