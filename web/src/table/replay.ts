import { batch, computed, effect, signal } from '@preact/signals'
import { api } from '../api'
import { places } from '../kit/motion'
import type { Bubble, Moment } from '../kit/scene'
import { Walker } from '../kit/walker'
import { replayPace } from '../settings'
import type { Snapshot, TimelinePoint, Told } from '../wire'
import { whyNot } from '../why'
import { language } from '../words'
import { hasTable } from './game'
import { joinLog } from './logbook'
import type { TableStore } from './store'

/** A moment of a game, as the address of a page names it: a version, and through whose eyes, if not one's own. */
export interface Past {
  at: number
  eyes: number | null
}

/** The moment that an address asks for. */
export function pastIn(search: string): Past | null {
  const asked = new URLSearchParams(search)
  const number = (name: string) => (/^\d{1,9}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : null)
  const at = number('at')
  return at === null ? null : { at, eyes: number('eyes') }
}

/** What stands behind the path of a page that shows a moment, or the table as it is; whatever else stands there stays. */
export function searchFor(past: Past | null, before = ''): string {
  const asked = new URLSearchParams(before)
  for (const name of ['at', 'eyes'] as const) {
    const value = past?.[name] ?? null
    if (value === null) asked.delete(name)
    else asked.set(name, String(value))
  }
  return asked.size ? `?${asked.toString()}` : ''
}

/** The table as it was, move by move: from one's own knowledge or, once the game is over, as any seat saw it. */
export class Replay {
  /** What can be shown: the beginning, and the table after each move that stands. */
  readonly stops = signal<readonly TimelinePoint[]>([])
  readonly playing = signal(false)
  readonly eyes = signal<number | null>(null)
  readonly snapshot = signal<Snapshot | null>(null)
  readonly moment = signal<Moment | null>(null)
  readonly bubble = signal<Bubble | null>(null)
  readonly canUndo = signal(false)
  readonly walker = new Walker({ more: () => Promise.reject(new Error()), send: () => Promise.reject(new Error()), confirm: () => true })

  readonly open = computed(() => this.snapshot.value !== null)
  readonly index = computed(() => this.#indexOf(this.snapshot.value?.version ?? 0))
  readonly last = computed(() => this.index.value === this.stops.value.length - 1)
  readonly log = computed<readonly Told[]>(() => this.#all.value.filter((line) => line.version <= (this.snapshot.value?.version ?? 0)))
  /** What happened on the way to this stop. */
  readonly told = computed(() => this.#toldAt(this.index.value))
  /** The moment that is shown, as others see the same: once all may be known, through the eyes that see it here. */
  readonly shared = computed<Past | null>(() => this.snapshot.value && { at: this.snapshot.value.version, eyes: this.eyes.value ?? this.#openEyes() })
  readonly seats = computed(() => this.store.seats.value)
  readonly you = computed(() => this.snapshot.value?.you ?? null)
  readonly prompt = computed(() => this.snapshot.value?.prompt ?? { text: '', rule: null })

  /** The whole log as others saw it. */
  readonly #theirs = signal<readonly Told[]>([])
  readonly #all = computed(() => (this.eyes.value === null ? this.store.log.value : this.#theirs.value))
  readonly #known = new Map<string, Snapshot>()
  #wanted = 0
  /** The version up to which the stops are known. */
  #upTo = 0
  #spoken = ''
  /** Whether it goes back to the table when all has been shown. */
  #returns = false
  #stop: () => void

  constructor(readonly store: TableStore) {
    const stops = [
      effect(() => {
        if (!this.playing.value || !this.open.value) return
        void this.index.value
        const timer = setTimeout(() => this.#goOn(), replayPace.value * 1000)
        return () => clearTimeout(timer)
      }),
      effect(() => {
        const now = store.snapshot.value?.version
        if (this.open.value && now !== undefined && now > this.#upTo) void this.#lookFurther(now)
      }),
      effect(() => {
        const spoken = language.value
        const shown = this.snapshot.peek()
        if (shown && spoken !== this.#spoken) void this.begin({ at: shown.version, eyes: this.eyes.peek() })
      }),
    ]
    this.#stop = () => stops.forEach((stop) => stop())
  }

  /** Show a moment: the stop at it, or the last one before. */
  async begin({ at, eyes: asked }: Past, { playing = false, returns = false } = {}): Promise<void> {
    const eyes = asked === this.store.you.peek() ? null : asked
    await this.#try(async () => {
      const [stops, log] = await Promise.all([api.timeline(this.store.table, this.store.token), this.#logOf(eyes)])
      const shown = stops.findLast((stop) => stop.version <= at) ?? stops[0]
      const snapshot = await this.#look(shown?.version ?? 0, eyes)
      batch(() => {
        this.#returns = returns
        this.#spoken = language.peek()
        this.#upTo = stops.at(-1)?.version ?? 0
        this.stops.value = stops
        this.eyes.value = eyes
        this.#theirs.value = log
        this.playing.value = playing
        this.#show(snapshot, false)
      })
    })
  }

  /** Whether it was ever begun on this page. */
  get begun(): boolean {
    return this.stops.peek().length > 0
  }

  /** Play or pause; at the end, from the beginning. */
  toggle(): void {
    if (this.last.peek() && !this.playing.peek()) this.go(0)
    this.playing.value = !this.playing.peek()
  }

  /** Go so many moves back or on. */
  step(by: number): void {
    this.go(this.index.peek() + by)
  }

  /** Go to the beginning of another round. */
  turn(by: number): void {
    const rounds = this.rounds.peek()
    const here = rounds.findLastIndex((round) => round.index <= this.index.peek())
    const begun = rounds[here]?.index === this.index.peek()
    this.go(rounds[here + (by < 0 && begun ? -1 : by > 0 ? 1 : 0)]?.index ?? (by < 0 ? 0 : this.stops.peek().length - 1))
  }

  /** Where each round begins. */
  readonly rounds = computed(() =>
    this.stops.value.flatMap(({ round }, index, all) => (round !== null && round !== all[index - 1]?.round ? [{ index, round }] : [])),
  )

  /** Show a stop. */
  go(index: number): void {
    const stop = this.stops.peek()[Math.min(Math.max(0, index), this.stops.peek().length - 1)]
    if (!stop || !this.open.peek()) return
    const onward = index === this.index.peek() + 1
    const wish = ++this.#wanted
    void this.#try(async () => {
      const snapshot = await this.#look(stop.version, this.eyes.peek())
      if (wish === this.#wanted && this.open.peek()) this.#show(snapshot, onward)
    })
  }

  end(): void {
    batch(() => {
      this.#wanted++
      this.snapshot.value = null
      this.playing.value = false
      this.moment.value = null
      this.bubble.value = null
    })
  }

  close(): void {
    this.#stop()
  }

  warning = (): null => null

  undo(): void {
    this.end()
  }

  #show(snapshot: Snapshot, onward: boolean): void {
    batch(() => {
      const events = onward ? this.#toldAt(this.#indexOf(snapshot.version)) : []
      this.moment.value = events.length ? { version: snapshot.version, events, before: places() } : null
      this.bubble.value = null
      this.snapshot.value = snapshot
    })
  }

  #goOn(): void {
    if (!this.last.peek()) return this.step(1)
    if (this.#returns) this.end()
    else this.playing.value = false
  }

  /** The game has gone on meanwhile: there is more to show. */
  async #lookFurther(now: number): Promise<void> {
    this.#upTo = now
    await this.#try(async () => {
      const [stops, log] = await Promise.all([api.timeline(this.store.table, this.store.token), this.#logOf(this.eyes.peek())])
      batch(() => ((this.stops.value = stops), (this.#theirs.value = log)))
    })
  }

  async #logOf(eyes: number | null): Promise<readonly Told[]> {
    if (eyes === null) return []
    const all = await api.snapshot(this.store.table, this.store.token, { eyes })
    return joinLog([], all.log)
  }

  async #look(at: number, eyes: number | null): Promise<Snapshot> {
    const key = `${at} ${eyes} ${language.peek()}`
    const known = this.#known.get(key)
    if (known) return known
    const zones = !hasTable(this.store.snapshot.peek()?.game ?? '')
    const snapshot = await api.snapshot(this.store.table, this.store.token, { at, since: at, eyes, zones })
    this.#known.set(key, snapshot)
    return snapshot
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.store.notice.value = null
    await work().catch((failure: unknown) => {
      this.playing.value = false
      this.store.notice.value = whyNot(failure)
    })
  }

  /** One's own eyes, if everybody may look through them. */
  #openEyes(): number | null {
    const table = this.store.snapshot.peek()
    return table?.status === 'over' && table.terms?.reveal ? table.you : null
  }

  #indexOf(version: number): number {
    return Math.max(0, this.stops.value.findLastIndex((stop) => stop.version <= version))
  }

  #toldAt(index: number): readonly Told[] {
    const from = this.stops.value[index - 1]?.version ?? -1
    const to = this.stops.value[index]?.version ?? -1
    return this.#all.value.filter((line) => line.version > from && line.version <= to && line.kind !== 'undo')
  }
}
