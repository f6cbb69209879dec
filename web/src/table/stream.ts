import { signal } from '@preact/signals'
import { hearTime } from './clock'
import type { ErrorBody, Ping, Snapshot, StreamRefused } from '../wire'

const FIRST_WAIT = 250 // milliseconds
const LONGEST_WAIT = 1000
const OPENING = 20_000 // milliseconds in which the server is to say something at first
const SILENCE = 45_000 // the server pings every 20 seconds
const HIDDEN = 30_000 // milliseconds after which nobody is thought to look at a page that does not show

export type Connection = 'connecting' | 'on' | 'off'

export interface Hello {
  token: string | null
  /** Which one is meant, where the token is good for several. */
  seat?: number
  /** The version known already; null at first. */
  since: number | null
  lang: string
  zones: boolean
}

type Message = Snapshot | Ping | StreamRefused

interface Listener {
  hello(): Hello
  snapshot(snapshot: Snapshot): void
  /** The server will not talk to us; it makes no sense to try again. */
  refused(problem: ErrorBody): void
}

/** The live stream of a table: it comes back by itself when it breaks, and goes on from the version known. */
export class Stream {
  readonly connection = signal<Connection>('connecting')
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer = 0
  #silence = 0
  #hiding = 0
  /** Whether somebody looks, as the server knows it. */
  #looking = true
  #closed = false

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    this.#open()
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    document.addEventListener('visibilitychange', this.#turn)
    this.#turn()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    document.removeEventListener('visibilitychange', this.#turn)
    clearTimeout(this.#hiding)
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    leave(this.#socket)
  }

  /** Say hello again, with what is wanted now. */
  restart(): void {
    const before = this.#socket
    this.#open()
    leave(before)
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    const socket = new WebSocket(this.url)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ ...this.listener.hello(), looking: this.#looking }))
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message)
    socket.onclose = () => socket === this.#socket && this.#again()
    this.#listenFor(OPENING)
  }

  /** Begin anew when nothing is heard for so long: what has become of a network nobody tells. */
  #listenFor(milliseconds: number): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      leave(this.#socket)
      this.#again()
    }, milliseconds)
  }

  #hear(message: Message): void {
    this.#listenFor(SILENCE)
    if (message.type === 'snapshot') {
      this.#wait = FIRST_WAIT
      this.connection.value = 'on'
      this.listener.snapshot(message)
    } else if (message.type === 'ping') {
      hearTime(message.now)
    } else if (message.error.code !== 'no_hello') { // the page had slept, and comes back as from a broken stream
      this.close()
      this.listener.refused(message.error)
    }
  }

  #again(): void {
    clearTimeout(this.#silence)
    if (this.#closed) return
    this.connection.value = 'off'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** Whether somebody looks at this page, or did just now. */
  get looking(): boolean {
    return this.#looking
  }

  /** Who does not look for a while is away, though the page goes on hearing of the table; who looks again is there at once. */
  #turn = (): void => {
    clearTimeout(this.#hiding)
    if (document.hidden) this.#hiding = setTimeout(() => this.#look(false), HIDDEN)
    else this.#look(true)
  }

  #look(looking: boolean): void {
    if (looking === this.#looking) return
    this.#looking = looking
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ looking }))
  }

  /** Do not wait out the pause when the network, or the player, is back. */
  #now = (): void => {
    if (this.#timer && !document.hidden) this.#open()
  }
}

/** Hear no more of a socket. One that is still opening is closed once it has opened: a browser calls it a fault before. */
function leave(socket: WebSocket | null): void {
  if (!socket) return
  socket.onclose = socket.onmessage = null
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
