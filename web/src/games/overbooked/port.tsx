/** The frame around one's plane: on a phone it comes nearer, seating area by seating area, whenever seats are to be hit. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Art } from '../../kit/Art'
import { classes } from '../../kit/classes'
import { useScene } from '../../kit/scene'
import { useMedia } from '../../kit/useMedia'
import { useWords } from '../../kit/words'
import { cabin, WIDTH } from './cabin'
import type { Hold } from './hold'
import { choicesIn, verbOf } from './placements'
import type { OverbookedView } from './view'

export function Port({ hold, view, children }: { hold: Hold; view: OverbookedView; children: ComponentChildren }) {
  const say = useWords()
  const { walker } = useScene()
  const small = useMedia('(max-width: 820px), (max-height: 560px)')
  const port = useRef<HTMLDivElement>(null)
  const [near, come] = useState(false)
  const { areas } = cabin(view.layout)
  const seats = hold.placing.value || choicesIn(walker.node.value).some(({ part }) => ['seat', 'steps'].includes(verbOf(part)))
  useLayoutEffect(() => come(seats), [seats])
  const show = (area: number) => {
    const { x, width } = areas[area] ?? { x: 0, width: WIDTH }
    const node = port.current
    if (node) node.scrollTo({ left: ((x + width / 2) / WIDTH) * node.scrollWidth - node.clientWidth / 2, behavior: 'smooth' })
  }
  useLayoutEffect(() => {
    const node = port.current
    if (near && node) node.scrollLeft = (node.scrollWidth - node.clientWidth) / 2
  }, [near])
  if (!small) return <div class="od-port">{children}</div>
  return (
    <div class={classes('od-port is-small', near && 'is-near')}>
      <div class="od-window" ref={port}>{children}</div>
      <div class="od-zoom">
        {near && areas.map(({ number }, i) => (
          <button key={number} type="button" class="round" aria-label={say('table-area', { number })} onClick={() => show(i)}>{number}</button>
        ))}
        <button type="button" class="round" aria-pressed={near} aria-label={say('table-nearer')} onClick={() => come(!near)}><Art id="i-zoom" /></button>
      </div>
    </div>
  )
}
