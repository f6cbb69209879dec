import { render } from 'preact'
import { App } from './App'
import { followTheme } from './settings'
import { followLanguage } from './words'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

if (import.meta.env.DEV && location.search.includes('mock')) (await import('./mock/install')).installMock()

followTheme()
await followLanguage()
const root = document.getElementById('app')
if (root) render(<App />, root)
