import type { GameInfo, NewTable, OptionInfo, SeatColour, SeatWish } from '../wire'

/** A seat for somebody who gets a link. */
export const FRIEND = 'open'

/** A seat for somebody on this device. */
export const HERE = 'here'

/** What is set up on the home page: who sits there, and the options that were touched. */
export interface Setup {
  /** Each a bot's name, FRIEND or HERE. */
  opponents: string[]
  /** What those on this device are called, by opponent. */
  names?: string[]
  options: Record<string, string>
}

/** Whether there is something to choose, given the other choices and the number of seats. */
export function applies(option: OptionInfo, chosen: Record<string, string>, seats: number): boolean {
  if (option.seats.length && !option.seats.includes(seats)) return false
  return Object.entries(option.only_with).every(([other, choices]) => choices.includes(chosen[other] ?? ''))
}

/** A choice for every option that applies, in the order of the game's list. */
export function chosenOptions(game: GameInfo, setup: Setup): Record<string, string> {
  const seats = setup.opponents.length + 1
  const all = Object.fromEntries(game.options.map((option) => [option.name, setup.options[option.name] ?? option.default]))
  const standing = game.options.filter((option) => applies(option, all, seats))
  return Object.fromEntries(standing.map((option) => [option.name, all[option.name] ?? option.default]))
}

/** The usual table: one opponent, the strongest bot. */
export const usualSetup = (game: GameInfo): Setup => withSeats(game, { opponents: [strongest(game)], options: {} })

const strongest = (game: GameInfo): string => game.bots.find((bot) => bot === 'search') ?? game.bots[0] ?? FRIEND

/** The set-up with opponents the game has, as many as it allows. */
export function withSeats(game: GameInfo, setup: Setup): Setup {
  const known = setup.opponents.map((one) => (one === FRIEND || one === HERE || game.bots.includes(one) ? one : strongest(game)))
  const least = game.fewest_seats - 1
  while (known.length < least) known.push(strongest(game))
  return { ...setup, opponents: known.slice(0, game.most_seats - 1) }
}

/** One more opponent, like the last. */
export const addOpponent = (game: GameInfo, setup: Setup): Setup =>
  withSeats(game, { ...setup, opponents: [...setup.opponents, setup.opponents.at(-1) ?? strongest(game)] })

/** The set-up with a seat for a friend: in the place of every bot, or as one more. */
export const forFriends = (game: GameInfo, setup: Setup): Setup =>
  setup.opponents.includes(FRIEND) ? setup : withSeats(game, { ...setup, opponents: setup.opponents.length ? setup.opponents.map(() => FRIEND) : [FRIEND] })

export function newTable(game: GameInfo, setup: Setup, name: string, colour: SeatColour): NewTable {
  const others = setup.opponents.map((one): SeatWish => (one === FRIEND || one === HERE ? { kind: 'open' } : { kind: 'bot', bot: one }))
  return { game: game.name, options: chosenOptions(game, setup), seats: [{ kind: 'me', name, colour }, ...others] }
}

/** Those who sit down on this device: their seats and names. */
export const peopleHere = (setup: Setup, nameOf: (seat: number) => string): { seat: number; name: string }[] =>
  setup.opponents.flatMap((one, index) => (one === HERE ? [{ seat: index + 1, name: setup.names?.[index]?.trim() || nameOf(index + 1) }] : []))

/** Where an invite link leads: to a table, or to a seat of it, with its token if it has one. */
export const readLink = (link: string): string | null => /\/table\/[\w-]+(?:\/seat\/\d+)?(?=\/?(#\S*)?$)/.exec(link.trim())?.slice(0, 2).join('') ?? null
