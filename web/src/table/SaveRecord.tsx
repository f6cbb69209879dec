import { api, type Holder } from '../api'
import { Icon } from '../kit/Icon'
import { Pill } from '../kit/Pill'
import { whyNot } from '../why'
import { staysHidden } from '../terms'
import { say } from '../words'
import type { TableStore } from './store'

/** The game as a file, once it is over and whoever looks may know all of it. It is fetched first: a link could not say who asks. */
export function SaveRecord({ store, class: className }: { store: TableStore; class?: string }) {
  const snapshot = store.snapshot.value
  if (snapshot?.status !== 'over' || staysHidden(snapshot)) return null
  return <SavePill table={store.table} token={store.token} game={snapshot.game} class={className ?? ''} fail={(why) => (store.notice.value = why)} />
}

interface SaveProps {
  table: string
  token: Holder | null
  game: string
  class?: string
  /** Told in words why there is none. */
  fail(why: string): void
}

/** The button that does so. */
export function SavePill({ table, token, game, class: className = '', fail }: SaveProps) {
  const save = async () => {
    try {
      download(await api.record(table, token), `${game}-${table}.json`)
    } catch (failure) {
      fail(whyNot(failure))
    }
  }
  return <Pill class={className} icon={<Icon name="copy" />} onClick={() => void save()}>{say('record')}</Pill>
}

function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
