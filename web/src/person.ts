import { signal } from '@preact/signals'
import { api } from './api'
import { read, write } from './settings'

const KEY = 'innkeeper.person'
const CARRIER = '#me='
const RENEWED = 'innkeeper.person.renewed'

/** The secret that this browser's person is known by at every table; null until it is first needed. */
export const person = signal<string | null>(read(KEY, null))

/** The person that a link brings here from another device, until somebody has said whether to be them. */
export const carried = signal<string | null>(null)

export function become(token: string): void {
  person.value = token
  write(KEY, token)
}

/**
 * Be somebody new at all one's tables: no link that was made before is good for anything then. The new secret is remembered before the
 * server hears of it, so that nobody loses their tables where an answer is lost: asked again, it is the same one. Returns the secret before.
 */
export async function renew(): Promise<string | null> {
  const before = person.peek()
  if (!before) return null
  const fresh = read<string | null>(RENEWED, null) ?? (await api.newPerson()).person
  write(RENEWED, fresh)
  await api.renew(before, fresh)
  become(fresh)
  write(RENEWED, null)
  return before
}

/** Who sits down here. Without an answer from the server one plays all the same, and the table is remembered in this browser only. */
export async function whoSits(): Promise<string | null> {
  if (!person.value) await api.newPerson().then((made) => become(made.person), () => undefined)
  return person.value
}

/** The link that carries a person to another device: what stands behind the # is never sent to a server. */
export const carrierOf = (token: string): string => `${location.origin}/${CARRIER}${token}`

/** Take the person of such a link out of the address. */
export function takeCarried(): void {
  if (!location.hash.startsWith(CARRIER)) return
  const token = location.hash.slice(CARRIER.length)
  history.replaceState(null, '', location.pathname)
  if (/^[\w-]{43}$/.test(token) && token !== person.peek()) carried.value = token
}
