import { batch, computed, signal } from '@preact/signals'
import type { Choice, Choices, Said } from '../wire'

export type ElementState = 'legal' | 'chosen' | 'refused' | 'other' | 'nothing'

/** What an element of the table says about itself now. */
export interface Answer {
  state: ElementState
  /** The choice it stands for; null when there is nothing to choose. */
  choice: Choice | null
  refusal: Said | null
  /** How often it is in the draft. */
  count: number
}

/** One part of the half-made move; `copy` tells like elements apart. */
export interface Step {
  choice: Choice
  copy: number | undefined
}

/** Pills that belong together: the choices of one step that have no element on the page. */
export interface PillGroup {
  depth: number
  choices: Choice[]
  chosen: Step | null
}

/** What the walker asks of the world. */
export interface Asks {
  /** The choices after a draft, two levels deep. */
  more(draft: string[]): Promise<Choices>
  /** Sends a whole move; resolves to the version it made. Rejects with a NotSent. */
  send(parts: string[]): Promise<number>
  /** Whether a whole move waits for a last yes. */
  confirm(parts: string[], last: Choice): boolean
}

/** A move that was not made. `keep`: it may be sent again as it is. */
export class NotSent extends Error {
  constructor(
    message: string,
    readonly keep: boolean,
  ) {
    super(message)
  }
}

/** Milliseconds after which it is said that a move is on its way; sooner than that it would only flicker. */
const PATIENCE = 150

/** There is nothing to choose here. */
export const NOTHING: Answer = { state: 'nothing', choice: null, refusal: null, count: 0 }

const matches = (choice: Choice, names: readonly string[]) => choice.elements.some((name) => names.includes(name))
const partsOf = (steps: readonly Step[]) => steps.map((step) => step.choice.part)
const keyOf = (steps: readonly Step[]) => partsOf(steps).join(' ')

/**
 * The one walker of choices: it turns the tree of choices into answers per element, holds the half-made move, and sends the whole one.
 * It knows neither game nor page.
 */
export class Walker {
  /** The choices at an empty draft; null when the seat is not asked. */
  readonly root = signal<Choices | null>(null)
  /** The parts chosen so far. */
  readonly draft = signal<readonly Step[]>([])
  /** Several choices answer to the element just touched: these. */
  readonly narrowed = signal<Choice[] | null>(null)
  /** A move is on its way: until its snapshot is here nothing can be chosen. */
  readonly sending = signal(false)
  /** It has been on its way for so long that this should be said. */
  readonly slow = signal(false)
  /** How often the player has begun anew. */
  readonly startedOver = signal(0)
  readonly #branches = signal<ReadonlyMap<string, Choices>>(new Map())
  readonly #aimed = signal<readonly string[]>([])
  readonly #homes = new Map<string, number>()
  readonly #moved = signal(0)
  readonly #asked = new Set<string>()
  #version = -1
  #epoch = 0
  #timer = 0
  /** The version that the move on its way has made, once that is known. */
  #made: number | null = null

  constructor(readonly asks: Asks) {}

  /** The choices after the draft; null when the move is whole, "more" while they are on their way. */
  readonly node = computed(() => this.#after(this.draft.value))

  /** Whether the move is whole and waits for a last yes. */
  readonly ready = computed(() => this.draft.value.length > 0 && this.node.value === null && !this.sending.value)

  readonly prompt = computed<Said | null>(() => {
    const node = this.node.value
    return node && node !== 'more' ? node.prompt : null
  })

  /** The elements that the choice under the pointer would change. */
  readonly previews = computed<ReadonlySet<string>>(() => {
    const names = this.#aimed.value
    if (!names.length) return new Set()
    return new Set(this.#open(names).flatMap((choice) => choice.preview))
  })

  /** What the page does not show: pills for the first step (until the move is whole), for the present one, and for whatever else was chosen so. */
  readonly pills = computed<PillGroup[]>(() => {
    void this.#moved.value
    if (!this.root.value || this.slow.value) return []
    const narrowed = this.narrowed.value
    const draft = this.draft.value
    const groups = draft.map((step, depth): PillGroup => {
      const home = this.#homeless(step.choice)
      const all = depth === 0 && home && !this.ready.value ? this.#choicesAfter(draft.slice(0, depth)).filter(this.#homeless) : [step.choice]
      return { depth, choices: home ? all : [], chosen: step }
    })
    const present = narrowed ?? this.#choicesAfter(draft).filter(this.#homeless)
    groups.push({ depth: draft.length, choices: present, chosen: null })
    return groups.filter((group) => group.choices.length > 0)
  })

  /** Put a new tree of choices in (`anew`: the same in other words); a half-made move is kept as far as it is still legal. */
  load(root: Choices | null, version: number, anew = false): void {
    // The same again, after the stream came back: nothing half made is lost, and what could not be fetched is fetched now.
    if (!anew && version === this.#version && this.root.peek() && root) return this.#ahead()
    batch(() => {
      this.root.value = root
      this.#version = version
      this.#forget()
      if (this.#made !== null && version >= this.#made) this.#arrived()
      else if (!this.sending.value) this.#replay(this.draft.value)
    })
  }

  /** What an element with these names says about itself. `copy` is its number among elements that nobody can tell apart. */
  answer(names: readonly string[], copy?: number): Answer {
    const taken = this.draft.value.filter((step) => matches(step.choice, names))
    const mine = copy === undefined ? taken.at(-1) : this.#claims(taken).get(copy)
    const count = taken.length
    const chosen: Answer | null = mine ? { state: 'chosen', choice: mine.choice, refusal: null, count } : null
    if (!this.root.value || this.sending.value) return chosen ?? NOTHING
    if (chosen && copy !== undefined) return chosen
    const here = this.#choicesAfter(this.draft.value).filter((choice) => matches(choice, names))
    const legal = here.find((choice) => !choice.refused)
    if (legal) return { state: 'legal', choice: legal, refusal: null, count }
    if (chosen) return chosen
    const refused = here[0]
    if (refused) return { state: 'refused', choice: refused, refusal: refused.refused, count }
    const other = count === 0 ? this.#earlier(names) : null
    return other ? { state: 'other', choice: other.choice, refusal: null, count } : NOTHING
  }

  /** Touch an element: choose it, take it back, or change an earlier step. Returns what it answered before. */
  touch(names: readonly string[], copy?: number): Answer {
    const answer = this.answer(names, copy)
    if (this.sending.value) return answer
    if (answer.state === 'legal') this.#chooseAmong(this.#open(names), copy)
    else if (answer.state === 'chosen') this.#takeBack(this.draft.value.findLastIndex((s) => s === this.#stepOf(names, copy)))
    else if (answer.state === 'other') this.#changeEarlier(names, copy)
    return answer
  }

  /** Choose one choice of the present step. */
  choose(choice: Choice, copy?: number): void {
    if (choice.refused || this.sending.value) return
    this.#set([...this.draft.value, { choice, copy }])
    if (choice.next === null && !this.asks.confirm(partsOf(this.draft.value), choice)) void this.send()
  }

  /** Choose one choice in the place of the step at `depth`, or take that step back if it is the one chosen. */
  chooseAt(depth: number, choice: Choice): void {
    if (this.sending.value) return
    if (this.draft.value[depth]?.choice.part === choice.part) return this.#takeBack(depth)
    this.#set(this.draft.value.slice(0, depth))
    this.choose(choice)
  }

  /** Send the whole move. */
  async send(): Promise<void> {
    if (this.node.value !== null || this.sending.value) return
    this.sending.value = true
    this.#timer = setTimeout(() => (this.slow.value = true), PATIENCE)
    const draft = this.draft.value
    try {
      this.#made = await this.asks.send(partsOf(draft))
      if (this.#version >= this.#made) this.#arrived()
    } catch (failure) {
      const keep = failure instanceof NotSent && failure.keep
      batch(() => {
        this.#landed()
        if (!keep) this.#replay(draft)
      })
    }
  }

  /** The move has been made, and the table after it is here. */
  #arrived(): void {
    batch(() => {
      this.#landed()
      this.#set([])
    })
  }

  /** Nothing is on its way any more. */
  #landed(): void {
    clearTimeout(this.#timer)
    this.#made = null
    this.sending.value = false
    this.slow.value = false
  }

  /** Drop the last part of the draft. */
  drop(): void {
    if (this.narrowed.value) this.narrowed.value = null
    else if (!this.sending.value) this.#set(this.draft.value.slice(0, -1))
  }

  /** Drop all of it because the player wants to begin anew: a table that keeps something in hand lets go of it, too. */
  startOver(): void {
    if (this.sending.value) return
    this.dropAll()
    this.startedOver.value++
  }

  dropAll(): void {
    if (this.sending.value) return
    this.narrowed.value = null
    if (this.draft.value.length) this.#set([])
  }

  /** How often a part is in the draft. */
  chosen(part: string): number {
    return this.draft.value.filter((step) => step.choice.part === part).length
  }

  /** The pointer or the focus is on an element: its preview shows, and what follows it is fetched ahead. */
  aim(names: readonly string[]): void {
    this.#aimed.value = names
    const choice = this.#open(names)[0]
    if (choice) this.#fetchIfMissing([...this.draft.value, { choice, copy: undefined }])
  }

  /** An element with these names is on the page. Returns what takes it off again. */
  house(names: readonly string[]): () => void {
    const add = (by: number) => {
      for (const name of names) this.#homes.set(name, (this.#homes.get(name) ?? 0) + by)
      queueMicrotask(() => (this.#moved.value += 1))
    }
    add(1)
    return () => add(-1)
  }

  #homeless = (choice: Choice): boolean => !choice.elements.some((name) => (this.#homes.get(name) ?? 0) > 0)

  #chooseAmong(choices: Choice[], copy: number | undefined): void {
    if (choices.length > 1) this.narrowed.value = choices
    else if (choices[0]) this.choose(choices[0], copy)
  }

  /** The legal choices of the present step that answer to these names. */
  #open(names: readonly string[]): Choice[] {
    return this.#choicesAfter(this.draft.value).filter((choice) => !choice.refused && matches(choice, names))
  }

  #stepOf(names: readonly string[], copy: number | undefined): Step | undefined {
    const taken = this.draft.value.filter((step) => matches(step.choice, names))
    return copy === undefined ? taken.at(-1) : this.#claims(taken).get(copy)
  }

  /** Which copy stands for which step: the copies touched, then the lowest free ones. */
  #claims(taken: Step[]): Map<number, Step> {
    const claims = new Map<number, Step>()
    for (const step of taken) if (step.copy !== undefined) claims.set(step.copy, step)
    for (const step of taken) {
      if (step.copy !== undefined) continue
      let copy = 0
      while (claims.has(copy)) copy += 1
      claims.set(copy, step)
    }
    return claims
  }

  /** The latest earlier step at which these names were another legal choice. */
  #earlier(names: readonly string[]): { depth: number; choice: Choice } | null {
    const draft = this.draft.value
    for (let depth = draft.length - 1; depth >= 0; depth -= 1) {
      const choices = this.#choicesAfter(draft.slice(0, depth))
      const choice = choices.find((c) => !c.refused && matches(c, names))
      if (choice) return { depth, choice }
    }
    return null
  }

  #changeEarlier(names: readonly string[], copy: number | undefined): void {
    const earlier = this.#earlier(names)
    if (!earlier) return
    this.#set(this.draft.value.slice(0, earlier.depth))
    this.choose(earlier.choice, copy)
  }

  /** Take one step back; what was chosen after it stays as far as it is legal without it. */
  #takeBack(index: number): void {
    if (index < 0) return
    const draft = this.draft.value
    this.#replay([...draft.slice(0, index), ...draft.slice(index + 1)])
  }

  /** Make the draft of these steps as far as they are legal, short of completing the move. */
  #replay(steps: readonly Step[]): void {
    batch(() => {
      this.#set([])
      void this.#extend(steps, this.#epoch)
    })
  }

  async #extend(steps: readonly Step[], epoch: number): Promise<void> {
    for (const step of steps) {
      if (this.node.peek() === 'more') await this.#fetchIfMissing(this.draft.peek())
      if (this.#epoch !== epoch) return
      const choice = this.#choicesAfter(this.draft.peek()).find((c) => c.part === step.choice.part)
      if (!choice || choice.refused || choice.next === null) return
      this.draft.value = [...this.draft.peek(), { choice, copy: step.copy }]
    }
    this.#ahead()
  }

  #set(draft: readonly Step[]): void {
    this.#epoch += 1
    batch(() => {
      this.narrowed.value = null
      this.#aimed.value = []
      this.draft.value = draft
    })
    this.#ahead()
  }

  #after(steps: readonly Step[]): Choices | null | 'more' {
    const branches = this.#branches.value
    const last = steps.at(-1)
    if (!last) return this.root.value
    if (last.choice.next === null) return null
    return branches.get(keyOf(steps)) ?? this.#inline(steps)
  }

  /** The choices after these steps as they came with an earlier step's tree. */
  #inline(steps: readonly Step[]): Choices | null | 'more' {
    const before = this.#after(steps.slice(0, -1))
    if (!before || before === 'more') return 'more'
    const choice = before.choices.find((c) => c.part === steps.at(-1)?.choice.part)
    return choice ? choice.next : 'more'
  }

  #choicesAfter(steps: readonly Step[]): Choice[] {
    const node = this.#after(steps)
    return node && node !== 'more' ? node.choices : []
  }

  /** Fetch what the next touch will need; of the first step only what is pointed at: asked for as a whole it comes no larger than it was. */
  #ahead(): void {
    const draft = this.draft.peek()
    const node = this.#after(draft)
    const missing = (choice: Choice) => !choice.refused && this.#after([...draft, { choice, copy: undefined }]) === 'more'
    if (node === 'more' || (draft.length && node?.choices.some(missing))) void this.#fetch(draft)
  }

  async #fetchIfMissing(steps: readonly Step[]): Promise<void> {
    if (this.#after(steps) === 'more') await this.#fetch(steps)
  }

  async #fetch(steps: readonly Step[]): Promise<void> {
    const key = keyOf(steps)
    const version = this.#version
    if (!this.root.peek() || this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const choices = await this.asks.more(partsOf(steps))
      if (version !== this.#version) return
      this.#branches.value = new Map(this.#branches.peek()).set(key, choices)
    } catch {
      // Asked again at the next touch.
      this.#asked.delete(key)
    }
  }

  #forget(): void {
    this.#branches.value = new Map()
    this.#asked.clear()
    this.narrowed.value = null
  }
}
