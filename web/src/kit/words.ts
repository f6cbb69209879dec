import { useScene } from './scene'
import type { Say } from '../words'

/** The words of the game, then of the house. */
export const useWords = (): Say => useScene().say
