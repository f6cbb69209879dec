import '../styles/home.css'
import '../styles/windows.css'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { chosenGame, games, loadGames } from '../catalogue'
import { classes } from '../kit/classes'
import { Dialog } from '../kit/Dialog'
import { Icon } from '../kit/Icon'
import { Mark } from '../kit/Mark'
import { Pill } from '../kit/Pill'
import { YourName } from '../kit/YourName'
import { isDark, playerColour, playerName, theme } from '../settings'
import { language, say } from '../words'
import { BringIn } from './BringIn'
import { Carried, Carry } from './Carry'
import { Join } from './Join'
import { Languages } from './Languages'
import { Lobby } from './Lobby'
import { MyTables } from './MyTables'
import { Shelf } from './Shelf'
import { Sign } from './Sign'
import { Sky } from './Sky'
import { Start } from './Start'

/** The home page: a shelf of games, a table to set, the tables you play at, a link to join by. */
export function Home() {
  const naming = useSignal(false)
  useEffect(() => loadGames(), [language.value])
  useSignalEffect(() => {
    document.title = say('house')
  })
  useEffect(() => {
    document.documentElement.classList.add('mood-home')
    return () => document.documentElement.classList.remove('mood-home')
  }, [])
  const list = games.value
  const game = chosenGame()
  return (
    <div class="home">
      <Sky />
      <Sign />
      <header class="home-bar">
        <Languages />
        <button type="button" class="round" aria-label={say('theme')} aria-pressed={isDark()} onClick={() => (theme.value = isDark() ? 'light' : 'dark')}>
          <Icon name={isDark() ? 'sun' : 'moon'} />
        </button>
        <button type="button" class="home-who" onClick={() => (naming.value = true)}>
          <Mark colour={playerColour.value} />
          {playerName.value || say('your-name')}
        </button>
      </header>
      <main>
        <h1 class="sr">{say('house')}</h1>
        <p class={classes('home-call', list === 'away' && 'is-away')} role={list === 'away' ? 'status' : undefined}>
          {list === 'away' ? say('server-away') : list ? say('home-call', { count: list.length }) : ' '}
          <br />
          {list && list !== 'away' && say('home-ask')}
        </p>
        <Shelf games={Array.isArray(list) ? list : []} chosen={game} />
        {game && <Start key={game.name} game={game} askName={() => (naming.value = true)} />}
        <div class="home-low">
          <MyTables games={Array.isArray(list) ? list : []} />
          <div class="home-ways">
            <Join />
            <BringIn />
          </div>
          <Lobby />
        </div>
      </main>
      {naming.value && (
        <Dialog title={say('your-name')} onClose={() => (naming.value = false)} class="sheet">
          <form class="naming" onSubmit={(event) => (event.preventDefault(), (naming.value = false))}>
            <YourName />
            <Pill class="strong" type="submit">{say('done')}</Pill>
          </form>
          <Carry />
        </Dialog>
      )}
      <Carried />
    </div>
  )
}
