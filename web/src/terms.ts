import { say } from './words'
import type { Snapshot, TermsInfo } from './wire'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = [['day', DAY], ['hour', HOUR], ['minute', MINUTE], ['second', 1]] as const

/** A span of time in words, by the largest unit that it is a whole number of. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3]
  return say(`span-${unit}`, { count: seconds / size })
}

type Clock = NonNullable<TermsInfo['clock']>

/** The clocks to choose from: none, live ones with a reserve for the whole game, and days for every move. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { move: 15, reserve: 3 * MINUTE },
  { move: 30, reserve: 10 * MINUTE },
  { move: DAY, reserve: 0 },
  { move: 3 * DAY, reserve: 0 },
]

/** How long one may be away before a bot stands in. */
export const PATIENCE: readonly (number | null)[] = [null, 2 * MINUTE, 10 * MINUTE, DAY]

export function clockWords(clock: Clock | null): string {
  if (!clock) return say('clock-none')
  const move = duration(clock.move)
  return clock.reserve ? say('clock-reserve', { move, reserve: duration(clock.reserve) }) : say('clock-move', { move })
}

export const patienceWords = (seconds: number | null): string => (seconds === null ? say('stand-in-never') : say('stand-in-after', { time: duration(seconds) }))

/** What is unusual about a table, in words. */
export function termsWords(terms: TermsInfo): string[] {
  return [
    terms.public && say('terms-public'),
    terms.clock && clockWords(terms.clock),
    terms.stand_in !== null && say('terms-stand-in', { time: duration(terms.stand_in) }),
    terms.known_deal && say('terms-known-deal'),
    !terms.hints && say('terms-no-hints'),
    !terms.reveal && say('terms-no-reveal'),
  ].filter((words) => typeof words === 'string')
}

/** Whether what was hidden stays so for who looks even once the game is over: they only look on, and the host wants it so. */
export const staysHidden = ({ you, terms }: Pick<Snapshot, 'you' | 'terms'>): boolean => you === null && terms?.reveal === false
