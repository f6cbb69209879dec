import { computed } from '@preact/signals'
import { api } from '../api'
import { whyNot } from '../why'
import type { Hint, SeatInfo } from '../wire'
import { say } from '../words'
import { letGo } from './memory'
import type { TableStore } from './store'

/** The people at a table, and what they do there besides moving. */
export class Company {
  readonly people = computed(() => this.store.seats.value.filter((seat) => seat.kind === 'person'))
  readonly me = computed<SeatInfo | null>(() => this.store.seats.value.find((seat) => seat.seat === this.store.you.value) ?? null)
  /** Those whose consent it takes to take back what they have answered. */
  readonly others = computed(() => this.people.value.filter((seat) => seat.seat !== this.store.you.value && !seat.stand_in))
  readonly terms = computed(() => this.store.snapshot.value?.terms ?? null)
  readonly isHost = computed(() => this.store.you.value !== null && this.store.snapshot.value?.host === this.store.you.value)
  /** Whether one may let bots stand in: as the host, or in place of one who is long away. */
  readonly mayHost = computed(() => this.isHost.value || (this.me.value !== null && (this.store.snapshot.value?.host_away ?? false)))
  readonly playing = computed(() => this.store.snapshot.value?.status === 'playing')
  readonly canTakeBack = computed(() => this.store.canUndo.value || (this.store.snapshot.value?.ask_undo ?? false))
  /** Whether taking back means asking the others. */
  readonly asks = computed(() => !this.store.canUndo.value && this.others.value.length > 0)
  /** What gives a hint, where one may be had. */
  readonly hint = computed(() => (this.playing.value && this.terms.value?.hints ? (draft: string[]) => this.#hint(draft) : null))

  constructor(readonly store: TableStore) {}

  /** Take back one's last move, or ask for it; bots always agree. */
  takeBack = (): void => void (this.store.canUndo.value ? this.store.undo() : this.#act('undo/ask'))
  answer = (agree: boolean): Promise<void> => this.#act('undo/answer', { agree })
  leave = (): Promise<void> => this.#act('away')
  /** Leave one's seat before the game begins. */
  standUp = (): Promise<void> => this.#explained(async () => {
    const { table, token } = this.store
    await this.store.insist((command) => api.act(table, token, 'stand-up', { command }))
    if (token !== null) letGo(table, token)
  })
  free = (seat: number): Promise<void> => this.#act('stand-up', { seat })
  seatBot = (seat: number, bot: string): Promise<void> => this.#explained(() => api.seatBot(this.store.table, this.store.token, seat, bot))
  comeBack = (): Promise<void> => this.#act('back')
  say = (phrase: string): Promise<void> => this.#act('phrases', { phrase })
  setPatience = (seconds: number | null): Promise<void> => this.#explained(() => api.setStandIn(this.store.table, this.store.token, seconds))

  /** What the search bot would do next, from what this seat knows; null when it cannot be told, or the table has moved on. */
  async #hint(draft: string[]): Promise<Hint | null> {
    const asked = this.store.snapshot.peek()?.choices
    let hint: Hint | null = null
    await this.#explained(async () => (hint = await api.hint(this.store.table, this.store.token, this.store.version, draft)))
    if (hint && this.store.snapshot.peek()?.choices !== asked) this.store.notice.value = say('stale')
    return this.store.snapshot.peek()?.choices === asked ? hint : null
  }

  #act(what: string, body: object = {}): Promise<void> {
    const { table, token } = this.store
    return this.#explained(async () => {
      if (this.store.reached('offline-act')) await this.store.insist((command) => api.act(table, token, what, { command, ...body }))
    })
  }

  /** Where something cannot be done, the table says why. */
  async #explained(act: () => Promise<unknown>): Promise<void> {
    this.store.notice.value = null
    try {
      await act()
    } catch (failure) {
      this.store.notice.value = whyNot(failure)
    }
  }
}
