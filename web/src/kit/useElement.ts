import type {
  AriaAttributes, ComponentChildren, HTMLAttributes, TargetedFocusEvent, TargetedKeyboardEvent, TargetedMouseEvent, TargetedPointerEvent,
} from 'preact'
import { computed, type ReadonlySignal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { classes } from './classes'
import { type Scene, useScene, useStaged } from './scene'
import { type Answer, NOTHING, type Walker } from './walker'

const LONG_PRESS = 500 // milliseconds

export interface ElementOptions {
  /** Its number among elements that nobody can tell apart. */
  copy?: number | undefined
  /** What it is called when there is nothing to choose. */
  label?: string | undefined
  /** What it means: shown on touch when there is nothing to choose, on long press, when the mouse rests on it, and by the key `i`. */
  about?: ComponentChildren
}

export interface TableElement extends Answer {
  class: string
  props: Omit<HTMLAttributes<HTMLElement>, 'ref'> & AriaAttributes & Record<`data-${string}`, string | undefined>
}

/** Makes any place on the table an element: what it answers, and the attributes and handlers to put on it. */
export function useElement(names: readonly string[], { copy, label, about }: ElementOptions = {}): TableElement {
  const scene = useScene()
  const staged = useStaged()
  const { walker } = scene
  const key = names.join(' ')
  const own = useMemo(() => names, [key])
  useLayoutEffect(() => walker.house(own), [walker, own])
  const ask = useMemo(() => () => (staged ? NOTHING : walker.answer(own, copy)), [walker, own, copy, staged])
  const answer = useMemo(() => steady(walker, ask), [walker, ask]).value
  const marked = useMemo(() => computed(() => marks(scene, own)), [scene, own]).value
  const press = useRef<Press>({ timer: 0, long: false }).current
  const handlers = useMemo(() => handlersOf(scene, own, copy, about, ask, press), [scene, own, copy, about, ask])
  const active = answer.state !== 'nothing'
  const why = answer.state === 'refused' ? answer.refusal?.text : undefined
  return {
    ...answer,
    class: classes('touch', active && `is-${answer.state}`, marked),
    props: {
      ...handlers,
      role: 'button',
      tabIndex: active ? 0 : -1,
      'aria-label': (active && answer.choice?.text) || label,
      'aria-pressed': answer.state === 'chosen' ? true : undefined,
      'aria-disabled': answer.state === 'refused' || !(active || about) ? true : undefined,
      'aria-description': why,
      'data-element': key,
      'data-touch': active ? answer.state : undefined,
      'data-about': about ? '' : undefined,
    },
  }
}

/**
 * An answer that counts as a new one only when it says something new: else every choice would draw every element again.
 * While a move is on its way, and not for long, nothing is drawn anew but what was chosen: the whole table is about to be.
 */
function steady(walker: Walker, answer: () => Answer): ReadonlySignal<Answer> {
  let last: Answer | null = null
  return computed(() => {
    const now = answer()
    if (last && walker.sending.value && !walker.slow.value && now.state !== 'chosen') return last
    const same = last?.state === now.state && last.choice === now.choice && last.refusal === now.refusal && last.count === now.count
    return last && same ? last : (last = now)
  })
}

/** Previewed by the pointer, pointed at by a log line, or part of what happened last. */
export function marks(scene: Scene, names: readonly string[]): string {
  const within = (set: ReadonlySet<string>) => names.some((name) => set.has(name))
  const moment = scene.moment.value
  const fresh = moment?.events.some((event) => event.elements.some((name) => names.includes(name)))
  return classes(
    within(scene.walker.previews.value) && 'is-preview',
    within(scene.spotted.value) && 'is-spotted',
    // Two names in turn, so that the ring starts again when the same place is new twice.
    fresh && `is-new is-new-${(moment?.version ?? 0) % 2}`,
  )
}

/** A press under way; it outlives a table drawn anew under the finger. */
interface Press {
  timer: number
  long: boolean
}

function handlersOf(
  scene: Scene, names: readonly string[], copy: number | undefined, about: ComponentChildren, ask: () => Answer, press: Press,
) {
  const { walker, bubble } = scene

  const explain = (anchor: Element) => {
    if (about) bubble.value = { anchor, tone: 'about', text: about, rule: null }
  }
  const refuse = (anchor: Element) => {
    const { refusal, state } = ask()
    if (state === 'refused' && refusal) bubble.value = { anchor, tone: 'no', text: refusal.text, rule: refusal.rule }
  }
  return {
    onClick(event: TargetedMouseEvent<HTMLElement>) {
      if (press.long) return void (press.long = false)
      const anchor = event.currentTarget
      bubble.value = null
      const answered = ask().state
      if (answered === 'refused') {
        refuse(anchor)
        shake(anchor)
        scene.sound('refuse')
      } else if (answered === 'nothing') explain(anchor)
      else {
        walker.touch(names, copy)
        scene.sound('touch')
      }
    },
    onPointerDown(event: TargetedPointerEvent<HTMLElement>) {
      const anchor = event.currentTarget
      press.long = false
      if (about) press.timer = setTimeout(() => ((press.long = true), explain(anchor)), LONG_PRESS)
    },
    onPointerUp: () => clearTimeout(press.timer),
    onPointerCancel: () => clearTimeout(press.timer),
    onPointerEnter: () => walker.aim(names),
    onPointerLeave: () => (clearTimeout(press.timer), walker.aim([])),
    onFocus(event: TargetedFocusEvent<HTMLElement>) {
      walker.aim(names)
      if (event.currentTarget.matches(':focus-visible')) refuse(event.currentTarget)
    },
    onBlur(event: TargetedFocusEvent<HTMLElement>) {
      walker.aim([])
      const to = event.relatedTarget
      if (bubble.value?.anchor === event.currentTarget && !(to instanceof Element && to.closest('.bubble'))) bubble.value = null
    },
    onKeyDown(event: TargetedKeyboardEvent<HTMLElement>) {
      if (event.key === 'i' && !event.ctrlKey && !event.metaKey) explain(event.currentTarget)
      else if (event.currentTarget.tagName !== 'BUTTON' && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        event.currentTarget.click()
      }
    },
  }
}

function shake(element: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const at = (x: number) => ({ translate: `${x}px 0` })
  element.animate([at(0), at(-5), at(5), at(-3), at(0)], { duration: 240, composite: 'add' })
}
