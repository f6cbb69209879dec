import { say } from '../words'
import { Icon } from './Icon'
import { Log } from './Log'
import { useScene } from './scene'
import { useWide } from './useWide'

/** The log beside the table, on wide screens; on others the frame opens it as a sheet. */
export function LogPanel() {
  const { logOpen } = useScene()
  const wide = useWide()
  if (!wide || !logOpen.value) return null
  return (
    <aside class="log-panel" aria-label={say('log')}>
      <header>
        <h2>{say('log')}</h2>
        <button type="button" class="round" aria-label={say('close')} onClick={() => (logOpen.value = false)}>
          <Icon name="close" />
        </button>
      </header>
      <Log />
    </aside>
  )
}
