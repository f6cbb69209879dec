import { signal } from '@preact/signals'
import { api } from './api'
import { read, write } from './settings'
import type { GameInfo } from './wire'
import { say } from './words'

const RETRY = 3000 // milliseconds
const CHOSEN = 'innkeeper.game'

/** The games of the server; null at first, "away" while it cannot be reached. */
export const games = signal<GameInfo[] | 'away' | null>(null)

const chosen = signal<string | null>(read(CHOSEN, null))

/** The game whose box is taken: the one taken last, else the first. */
export const chosenGame = (): GameInfo | null =>
  Array.isArray(games.value) ? (games.value.find((game) => game.name === chosen.value) ?? games.value[0] ?? null) : null

export function chooseGame(game: GameInfo): void {
  chosen.value = game.name
  write(CHOSEN, game.name)
}

/** What a bot is called; one that the catalogue does not know goes by its own name. */
export function botName(name: string): string {
  const id = `bot-${name}`
  const words = say(id)
  return words === id ? name : words
}

/** Load the games, again and again until the server answers. Returns what stops trying. */
export function loadGames(): () => void {
  let timer = 0
  const load = () => {
    api.games().then(
      (list) => (games.value = list),
      () => {
        if (!Array.isArray(games.peek())) games.value = 'away'
        timer = setTimeout(load, RETRY)
      },
    )
  }
  load()
  return () => clearTimeout(timer)
}
