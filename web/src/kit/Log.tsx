import { useEffect, useRef } from 'preact/hooks'
import type { Told } from '../wire'
import { say } from '../words'
import { classes } from './classes'
import { Icon } from './Icon'
import { Mark } from './Mark'
import { type Scene, useScene } from './scene'
import { shortRule } from './rule'

/** Everything that happened, newest first, each line with its seat and the rule behind it; a line shows where it happened. */
export function Log() {
  const scene = useScene()
  const log = scene.log.value
  const latest = log.at(-1)?.version
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => void list.current?.scrollTo({ top: 0 }), [log.length])
  return (
    <div class="log" role="log" aria-live="off" aria-label={say('log')} ref={list} tabIndex={0}>
      {log.length === 0 && <p class="log-none">{say('log-empty')}</p>}
      <ol>
        {sections(log).map(({ title, lines }) => (
          <li key={lines.at(-1)?.id} class="log-section">
            {title && <h3>{title}</h3>}
            <ol>
              {lines.map((told) => (
                <Line key={told.id} told={told} scene={scene} fresh={told.version === latest && latest > 0} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Line({ told, scene, fresh }: { told: Told; scene: Scene; fresh: boolean }) {
  const seat = scene.seats.value.find((one) => one.seat === told.seat)
  const show = () => (scene.spotted.value = new Set(told.elements))
  const hide = () => (scene.spotted.value = new Set())
  return (
    <li class={classes('log-line', fresh && 'is-fresh')} onPointerEnter={show} onPointerLeave={hide} onFocusCapture={show} onBlurCapture={hide}>
      {seat ? <Mark colour={seat.colour} label={seat.name} /> : <Icon name="first" class="log-house" />}
      <span>{told.text}</span>
      {told.rule && (
        <button type="button" class="rule" onClick={() => scene.openRule(told.rule)} aria-label={say('rule', { number: shortRule(told.rule) })}>
          {shortRule(told.rule)}
        </button>
      )}
    </li>
  )
}

interface Section {
  title: string | null
  lines: Told[]
}

/** The log in sections, newest first; within one the newest line first too. */
function sections(log: readonly Told[]): Section[] {
  const found: Section[] = []
  for (const told of log) {
    if (told.section || !found.length) found.push({ title: told.section, lines: [] })
    found.at(-1)?.lines.unshift(told)
  }
  return found.reverse()
}
