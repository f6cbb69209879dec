import { batch, computed, effect, signal } from '@preact/signals'
import { api, commandId, type Holder, Refused, seatOf, secretOf, Unreachable } from '../api'
import { places } from '../kit/motion'
import type { Bubble, Moment } from '../kit/scene'
import { NotSent, Walker } from '../kit/walker'
import { confirmMoves } from '../settings'
import type { ErrorBody, Snapshot, Told } from '../wire'
import { language, say } from '../words'
import { hasTable } from './game'
import { joinLog } from './logbook'
import { handIn, handsOf, keepTable } from './memory'
import { shared } from './shared'
import { type Hello, Stream } from './stream'

const AGAIN = 1000 // milliseconds after which what was not answered is sent again

/** One table as this page knows it: the last snapshot, the whole log, the half-made move. */
export class TableStore {
  readonly snapshot = signal<Snapshot | null>(null)
  readonly log = signal<readonly Told[]>([])
  readonly moment = signal<Moment | null>(null)
  /** What stands between the player and a move, in words. */
  readonly notice = signal<string | null>(null)
  /** Why there is no table to show. */
  readonly refused = signal<ErrorBody | null>(null)
  readonly bubble = signal<Bubble | null>(null)
  /** What one may regret about a move, in the words of the game's table, once that is here. */
  warning: (parts: readonly string[]) => string | null = () => null
  readonly walker: Walker
  readonly stream: Stream

  readonly seats = computed(() => this.snapshot.value?.seats ?? [])
  readonly you = computed(() => this.snapshot.value?.you ?? null)
  readonly prompt = computed(() => this.snapshot.value?.prompt ?? { text: '', rule: null })
  readonly canUndo = computed(() => this.snapshot.value?.undo ?? false)
  readonly myTurn = computed(() => {
    const snapshot = this.snapshot.value
    return snapshot?.status === 'playing' && snapshot.you !== null && snapshot.acting.includes(snapshot.you) && !snapshot.seats[snapshot.you]?.stand_in
  })

  constructor(
    readonly table: string,
    /** What holds the seat of who looks; null for a spectator. */
    readonly token: Holder | null,
    /** Whether the table is drawn from zones; known for sure once the game is. */
    private zones: boolean,
  ) {
    this.walker = new Walker({
      more: (draft) => api.choices(table, token, this.version, draft),
      send: (parts) => this.#move(parts),
      confirm: (parts, last) => (confirmMoves.value && last.final === true) || this.warning(parts) !== null,
    })
    this.stream = new Stream(api.stream(table), {
      hello: () => this.#hello(),
      snapshot: (snapshot) => this.#show(snapshot),
      refused: (problem) => (this.refused.value = problem),
    })
    this.#effects = [
      effect(() => {
        if (this.stream.connection.value !== 'on') return
        for (const lose of this.#waiting) lose()
        if (!this.#unsure.size) this.notice.value = null
      }),
      effect(() => {
        if (language.value !== this.#asked) this.stream.restart()
      }),
    ]
  }

  #effects: (() => void)[]
  /** The language last asked for, and that of what is known. */
  #asked = language.peek()
  #heard = this.#asked
  /** Commands of which nobody knows whether they have arrived. */
  readonly #unsure = new Set<string>()
  /** What gives up waiting for an answer. */
  readonly #waiting = new Set<() => void>()
  #closed = false

  #hello(): Hello {
    this.#asked = language.peek()
    const known = this.#asked === this.#heard ? this.snapshot.peek() : null
    const since = known && known.status !== 'waiting' ? known.version : null // what was dealt is told once the game begins
    const seat = seatOf(this.token)
    return { token: secretOf(this.token), ...(seat !== null && { seat }), since, lang: this.#asked, zones: this.zones }
  }

  get version(): number {
    return this.snapshot.peek()?.version ?? 0
  }

  close(): void {
    this.#closed = true
    for (const stop of this.#effects) stop()
    this.stream.close()
  }

  /** Take back the last move. */
  async undo(): Promise<void> {
    if (!this.reached('offline-act')) return
    const version = this.version
    await this.#command((command) => api.undo(this.table, this.token, command, version)).catch(() => undefined)
  }

  /** The same people again. Returns the new table's id. */
  async rematch(): Promise<string> {
    const held = await api.rematch(this.table, this.token)
    const hands = await Promise.all(handsOf(this.table).map((hand) => api.rematch(this.table, hand)))
    keepTable({ ...held, game: this.snapshot.peek()?.game ?? '', ...(hands.length && { hands: hands.flatMap(handIn) }) })
    return held.table
  }

  #show(snapshot: Snapshot): void {
    const anew = this.#asked !== this.#heard
    const before = anew ? null : this.snapshot.peek()
    if (before && snapshot.version < before.version) return
    if (!this.zones && !hasTable(snapshot.game)) {
      this.zones = true
      return this.stream.restart()
    }
    this.#heard = this.#asked
    const known = before ? this.log.peek() : []
    const last = known.at(-1)?.id ?? -1
    const events = before ? snapshot.log.filter((line) => line.id > last && line.kind !== 'undo') : []
    batch(() => {
      if (events.length) this.moment.value = { version: snapshot.version, events, before: places() }
      this.snapshot.value = shared(before, snapshot)
      this.log.value = joinLog(known, snapshot.log)
      if (before?.version !== snapshot.version) this.bubble.value = null
      this.walker.load(snapshot.choices, snapshot.version, anew)
    })
  }

  async #move(parts: string[]): Promise<number> {
    if (!this.reached('offline-move')) throw new NotSent(say('offline-move'), true)
    const version = this.version
    const made = await this.#command((command) => api.move(this.table, this.token, command, version, parts.join(' ')))
    return made.version
  }

  /** While the server cannot be reached, or has yet to answer, whatever is wanted is refused in words, never queued. */
  reached(refusal: string): boolean {
    const on = this.stream.connection.peek() === 'on'
    if (this.#unsure.size) this.notice.value = say('unsure')
    else if (!on) this.notice.value = say(refusal)
    return on && !this.#unsure.size
  }

  /** Send a command until it is answered. One whose answer is lost may have arrived: sent again under its own id, it is still done once. */
  insist<T>(send: (command: string) => Promise<T>): Promise<T> {
    const command = commandId()
    return this.#untilAnswered(command, () => this.#answerTo(send(command))).finally(() => {
      if (this.#unsure.delete(command)) this.notice.value = null
    })
  }

  async #untilAnswered<T>(command: string, ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask()
      } catch (failure) {
        if (failure instanceof Refused) throw failure
        this.#unsure.add(command)
        this.notice.value = say('unsure')
        await this.#back()
        if (this.#closed) throw failure
      }
    }
  }

  /** The answer to what was sent. None is awaited over a stream that broke off and is back: what became of the network nobody tells. */
  #answerTo<T>(sent: Promise<T>): Promise<T> {
    return new Promise((done, fail) => {
      const lose = () => fail(new Unreachable())
      this.#waiting.add(lose)
      void sent.then(done, fail).finally(() => this.#waiting.delete(lose))
    })
  }

  /** A moment later, and once the stream is there. */
  async #back(): Promise<void> {
    do await new Promise((done) => setTimeout(done, AGAIN))
    while (this.stream.connection.peek() !== 'on' && !this.#closed)
  }

  async #command<T>(send: (command: string) => Promise<T>): Promise<T> {
    this.notice.value = null
    try {
      return await this.insist(send)
    } catch (failure) {
      if (!(failure instanceof Refused)) throw new NotSent(say('unsure'), true) // the table was left meanwhile
      this.#explain(failure.problem)
      throw new NotSent(failure.message, failure.passing)
    }
  }

  /** A refused move tells why: beside the prompt, or, where the table moved on, what happened meanwhile. */
  #explain(problem: ErrorBody): void {
    if (problem.code === 'stale') {
      const news = problem.since?.map((line) => line.text).join(' ')
      this.notice.value = news ? say('stale-news', { news }) : say('stale')
      return
    }
    const anchor = document.querySelector('[data-prompt] h1')
    if (anchor) this.bubble.value = { anchor, tone: 'no', text: problem.message, rule: problem.rule ?? null }
    else this.notice.value = problem.message
  }
}
