import { Refused } from './api'
import { say } from './words'

/** Why something was not to be had, in words: the server's own, or that it does not answer. What a browser calls that is no sentence for anybody. */
export const whyNot = (failure: unknown): string => (failure instanceof Refused ? failure.message : say('no-answer'))
