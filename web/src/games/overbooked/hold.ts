/** The card in the player's hand: which, how it is turned, and over which seats; all of it the player's own affair until it is chosen. */
import { batch, computed, signal } from '@preact/signals'
import type { Walker } from '../../kit/walker'
import type { Choice } from '../../wire'
import { type Cabin, middleOf, type Place } from './cabin'
import { seating } from './pattern'
import { choicesIn, nearest, type Placement, placement, placements, positionOf, refusalOf, suitcaseOf, turnsOf, verbOf } from './placements'
import { COLOURS } from './people'
import type { Card, Colour, OverbookedView } from './view'

/** Who would sit where if the move were made now, and who would have to get up. */
export interface Ghost {
  seated: ReadonlyMap<string, Colour>
  bumped: readonly string[]
  turn: number
  /** A pattern's frame is drawn around it. */
  framed: boolean
}

const NONE: ReadonlySet<number> = new Set()

/** Those of some seats whose passengers would have to get up. */
function bumpedFrom(seats: readonly string[], view: OverbookedView): string[] {
  const plane = view.players[view.you ?? 0]?.plane ?? {}
  return seats.filter((seat) => plane[seat])
}

export class Hold {
  readonly #picked = signal<number | null>(null)
  readonly turn = signal(0)
  readonly spot = signal<Placement | null>(null)
  /** Choosing who stays away. */
  readonly leaving = signal(false)
  /** What to say about the last turn: why a way to lie was passed over. */
  readonly note = signal<string | null>(null)
  readonly view = signal<OverbookedView | null>(null)

  /** Where the player points: the card turns around it. */
  #point: Place | null = null

  constructor(readonly walker: Walker) {}

  readonly #draft = computed(() => this.walker.draft.value.map(({ choice }) => choice.part))

  /** The card in hand: the one half chosen, else the one picked up. */
  readonly position = computed<number | null>(() => {
    const about = this.#draft.value.map(positionOf).find((position) => position > 0)
    return about ?? (this.walker.root.value ? this.#picked.value : null)
  })

  readonly card = computed<Card | null>(() => this.view.value?.row.find(({ position }) => position === this.position.value)?.card ?? null)

  /** What may be done with the card in hand now. */
  readonly choices = computed<readonly Choice[]>(() => {
    const position = this.position.value
    if (position === null || this.walker.sending.value) return []
    return choicesIn(this.walker.node.value).filter(({ part }) => positionOf(part) === position)
  })

  readonly #all = computed(() => placements(this.choices.value, this.position.value ?? 0))
  readonly turns = computed(() => turnsOf(this.#all.value))
  /** The placements of the card as it is turned. */
  readonly here = computed(() => this.#all.value.filter(({ turn }) => turn === this.turn.value))
  /** The seats they reach. */
  readonly reach = computed<ReadonlySet<string>>(() => new Set(this.here.value.flatMap(({ seats }) => seats)))
  readonly placing = computed(() => this.#all.value.length > 0)

  /** The choice that ends the move with nobody seated. */
  readonly alone = computed(() => this.choices.value.find(({ part, refused, next }) => verbOf(part) === 'take' && !refused && next === null) ?? null)
  readonly drops = computed(() => this.choices.value.some(({ part, refused }) => verbOf(part) === 'drop' && !refused))

  /** The suitcases that may stay away by the card's symbol, at the beginning of a move. */
  readonly ignorable = computed<readonly Choice[]>(() => {
    const position = this.position.value
    if (this.#draft.value.some((part) => verbOf(part) !== 'take')) return []
    return choicesIn(this.walker.root.value).filter(({ part, refused }) => !refused && verbOf(part) === 'ignore' && positionOf(part) === position)
  })

  /** The suitcases of whom nobody comes. */
  readonly gone = computed<ReadonlySet<number>>(() => {
    const card = this.card.value
    const supply = this.view.value?.supply
    if (!card || !supply) return NONE
    const said = this.#draft.value.map(suitcaseOf).filter((number) => number > 0)
    return new Set([...said, ...card.suitcases.filter(({ colour }) => supply[colour] === 0).map(({ number }) => number)])
  })

  readonly ghost = computed<Ghost | null>(() => {
    const view = this.view.value
    const card = this.card.value
    if (!view || !card) return null
    const chosen = this.walker.draft.value.flatMap(({ choice }) => placement(choice) ?? [])[0] ?? this.spot.value
    if (chosen && card.kind === 'pattern') return this.#framed(card, chosen, view)
    const seats = this.#draft.value.filter((part) => verbOf(part) === 'seat').map((part) => part.slice('seat:'.length))
    return seats.length ? this.#oneByOne(card, seats, view) : null
  })

  #framed(card: Card, { turn, seat, seats }: Placement, view: OverbookedView): Ghost {
    const seated = seating(card, this.gone.value, turn, seat, { chairs: view.layout, wideAisles: view.aisle === 'aisle_column' && card.symbol === 'bridge' })
    return { seated, bumped: bumpedFrom(seats, view), turn, framed: true }
  }

  #oneByOne(card: Card, seats: readonly string[], view: OverbookedView): Ghost {
    const left = card.suitcases.filter(({ number }) => !this.gone.value.has(number))
    const seated = new Map(seats.flatMap((seat, i) => (left[i] ? [[seat, left[i].colour] as const] : [])))
    return { seated, bumped: bumpedFrom(seats, view), turn: 0, framed: false }
  }

  /** Picks a card up; what names kinds of seats is taken at once, since its seats are chosen one by one. */
  pick(position: number): void {
    batch(() => {
      this.walker.dropAll()
      this.release()
      this.#picked.value = position
      this.turn.value = this.turns.value[0] ?? 0
    })
    const take = this.choices.value.find(({ part, refused }) => verbOf(part) === 'take' && !refused)
    if (take && take.next !== null && !this.placing.value) this.walker.choose(take)
  }

  release(): void {
    this.#point = null
    batch(() => {
      this.#picked.value = null
      this.spot.value = null
      this.leaving.value = false
      this.note.value = null
    })
  }

  /** Puts the card down again, and whatever was chosen for it. */
  putDown(): void {
    this.walker.dropAll()
    this.release()
  }

  /** Turns the card to the next way it can lie; says why others were passed over. */
  rotate(quarters: 1 | -1, cabin: Cabin): void {
    const turns = this.turns.value
    if (!turns.length) return
    const passed: number[] = []
    let turn = this.turn.value
    do {
      turn = (turn + 90 * quarters + 360) % 360
      if (!turns.includes(turn)) passed.push(turn)
    } while (!turns.includes(turn))
    const why = passed[0] === undefined ? null : refusalOf(this.choices.value, this.position.value ?? 0, passed[0])
    const over = this.spot.value && (this.#point ?? middleOf(this.spot.value.seats, cabin))
    batch(() => {
      this.turn.value = turn
      this.note.value = why
      if (over) this.spot.value = nearest(this.here.value, over, cabin)
    })
  }

  /** The card is over a point of the plane; over a seat that it can reach, somebody comes to sit there. */
  aim(point: Place, cabin: Cabin, seat?: string): Placement | null {
    this.#point = point
    const there = this.here.value.filter(({ seats }) => seat !== undefined && seats.includes(seat))
    const found = nearest(there.length ? there : this.here.value, point, cabin)
    if (found !== this.spot.value) this.spot.value = found
    return found
  }

  /** What is left to be turned at after somebody stays away may have other turns. */
  settle(): void {
    const turns = this.turns.value
    if (turns.length && !turns.includes(this.turn.value)) this.turn.value = turns[0] ?? 0
    if (this.spot.value && !this.here.value.includes(this.spot.value)) this.spot.value = null
  }

  /** Seats them where they are shown. */
  seat(): void {
    const { value: spot } = this.spot
    if (spot) this.walker.choose(spot.choice)
  }

  /** Nobody else comes along: who stays away is chosen next. */
  leaveOut(): void {
    this.leaving.value = !this.leaving.value
  }

  ignore(choice: Choice): void {
    const position = this.position.value
    batch(() => {
      this.walker.dropAll()
      this.leaving.value = false
      this.spot.value = null
      this.#picked.value = position
    })
    this.walker.choose(choice)
  }
}

/** How the passengers of a ghost are counted, kind by kind, in the order of the kinds. */
export const counted = (colours: readonly Colour[]): [Colour, number][] =>
  COLOURS.map((colour): [Colour, number] => [colour, colours.filter((one) => one === colour).length]).filter(([, count]) => count > 0)
