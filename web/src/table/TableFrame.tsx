import { batch, computed, type ReadonlySignal, type Signal, signal, useSignalEffect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { BubbleLayer } from '../kit/Bubble'
import { type KeyActions, listenToKeys } from '../kit/keys'
import { element } from '../kit/motion'
import { type Scene, SceneProvider } from '../kit/scene'
import { bringIntoSight } from '../kit/sight'
import { useHover } from '../kit/useHover'
import { useWide } from '../kit/useWide'
import type { Snapshot } from '../wire'
import { say } from '../words'
import { Asked } from './Asked'
import { BigScreen } from './BigScreen'
import { Company } from './company'
import { EndPage } from './EndPage'
import type { GameTable, TableProps, Warning } from './game'
import { Invite } from './Invite'
import { Live } from './Live'
import { LogSheet } from './LogSheet'
import { MenuSheet } from './MenuSheet'
import { News } from './News'
import { People, PhrasesSheet } from './People'
import { pastIn, Replay, searchFor } from './replay'
import { ReplayBar } from './ReplayBar'
import { RulesDrawer } from './RulesDrawer'
import { ShortcutsSheet } from './ShortcutsSheet'
import { sound } from './sound'
import { useGameWords, useSymbols } from './sprites'
import type { TableStore } from './store'
import { TextView } from './TextView'
import { TopBar } from './TopBar'
import { TurnNotices } from './TurnNotices'
import { useTurnNotice } from './useTurnNotice'

export type Panel = 'rules' | 'menu' | 'notices' | 'phrases' | 'shortcuts' | 'text' | null

/** What is open over the table. */
export interface Panels {
  panel: Signal<Panel>
  rule: Signal<string | null>
}

interface FrameProps {
  store: TableStore
  game: GameTable
  /** The version that was last looked at here. */
  seen: number | null
  saw?: (version: number) => void
  /** The seat that the link is for. */
  seat?: number | null
  /** Whether everybody in the room looks at it. */
  big?: boolean
}

/** Everything around a game's own table: top bar, drawers, notes, replay, the end. */
export function TableFrame({ store, game, seen, saw, seat = null, big = false }: FrameProps) {
  const wide = useWide()
  const panels = useMemo<Panels>(() => ({ panel: signal<Panel>(null), rule: signal<string | null>(null) }), [])
  const logOpen = useMemo(() => signal(true), [])
  const sheetOpen = useMemo(() => signal(false), [])
  const name = store.snapshot.peek()?.game ?? ''
  const company = useMemo(() => new Company(store), [store])
  const live = useSceneOf(store, name, game, panels, logOpen, company)
  const replay = useReplay(store)
  const past = useSceneOf(replay, name, game, panels, logOpen)
  const [sight, scene] = replay.open.value ? [replay, past] : [store, live]
  const snapshot = sight.snapshot as ReadonlySignal<Snapshot>
  useSpots(replay, past)
  useWarning(store, game, live.say)
  useMood(game.mood)
  useTitle(store, live)
  useTurnSound(store)
  useTurnNotice(store)
  useFocusKept(store, live.held)
  const over = useEnd(store.snapshot.value?.status === 'over', live.held) && sight === store
  // Beside the table where there is room for it, else over it.
  const logShown = wide && !over ? logOpen : sheetOpen
  useEffect(() => listenToKeys({ ...keysOf(scene, panels, logShown), ...(sight === replay && replayKeys(replay)) }), [scene, logShown])
  const Table = game.Table as FunctionComponent<TableProps>
  const open = (panel: Panel) => (panels.panel.value = panel)
  return (
    <SceneProvider value={scene}>
      <div class={`frame ${over ? 'is-over' : ''}`} data-version={snapshot.value.version} data-game={snapshot.value.game}>
        <TopBar snapshot={snapshot} game={game} log={logShown} open={open} />
        {sight === store && <People company={company} speak={() => open('phrases')} />}
        <Notice store={store} />
        <Asked company={company} />
        <News store={store} replay={replay} seen={seen} {...(saw && { saw })} />
        <ReplayBar replay={replay} />
        <main class="frame-main">
          {over ? (
            <EndPage store={store} game={game} replay={replay} />
          ) : (
            <>
              {sight === store && !big && <Invite company={company} wanted={seat} />}
              <Table key={sight === store ? 'now' : `as ${replay.eyes.value}`} snapshot={snapshot} walker={sight.walker} />
            </>
          )}
        </main>
        {big && <BigScreen store={store} />}
        <BubbleLayer />
        <Hover />
        <Live store={store} />
        {sheetOpen.value && <LogSheet onClose={() => (sheetOpen.value = false)} />}
        {panels.panel.value === 'rules' && <RulesDrawer game={snapshot.value.game} rule={panels.rule.value} onClose={() => open(null)} />}
        {panels.panel.value === 'menu' && <MenuSheet company={company} replay={replay} onClose={() => open(null)} open={open} />}
        {panels.panel.value === 'notices' && <TurnNotices company={company} onClose={() => open(null)} />}
        {panels.panel.value === 'phrases' && <PhrasesSheet company={company} onClose={() => open(null)} />}
        {panels.panel.value === 'text' && <TextView store={store} onClose={() => open(null)} />}
        {panels.panel.value === 'shortcuts' && <ShortcutsSheet onClose={() => open(null)} />}
      </div>
    </SceneProvider>
  )
}

function Notice({ store }: { store: TableStore }) {
  const off = store.stream.connection.value === 'off'
  const text = store.notice.value ?? (off ? say('offline') : null)
  return (
    <div class="notice" role="status" hidden={!text}>
      <span>{text}</span>
      {text && !off && (
        <button type="button" class="notice-close" onClick={() => (store.notice.value = null)}>{say('got-it')}</button>
      )}
    </div>
  )
}

/** A component of its own, inside the scene. */
function Hover() {
  useHover()
  return null
}

/** What is shown of a table: as it is now, or as it was. */
type Sight = Pick<TableStore, 'walker' | 'seats' | 'you' | 'prompt' | 'log' | 'moment' | 'bubble' | 'canUndo'> & {
  readonly snapshot: ReadonlySignal<Snapshot | null>
  warning(parts: readonly string[]): string | null
  undo(): unknown
}

/** What can be done at the table as it is now, besides moving; as it was, only what it offers itself. */
const deedsOf = (sight: Sight, company?: Company): Pick<Scene, 'canUndo' | 'asksUndo' | 'hint' | 'undo'> =>
  company
    ? { canUndo: company.canTakeBack, asksUndo: company.asks, hint: company.hint, undo: company.takeBack }
    : { canUndo: sight.canUndo, asksUndo: signal(false), hint: signal(null), undo: () => void sight.undo() }

/** What the pieces of the kit see of this table. */
function useSceneOf(sight: Sight, name: string, game: GameTable, panels: Panels, logOpen: Scene['logOpen'], company?: Company): Scene {
  const symbols = useSymbols(game.sprites ?? null)
  const words = useGameWords(name)
  return useMemo<Scene>(
    () => ({
      walker: sight.walker,
      sprites: game.sprites ?? null,
      symbols,
      say: words,
      seats: sight.seats,
      you: sight.you,
      prompt: sight.prompt,
      log: sight.log,
      logOpen,
      spotted: signal<ReadonlySet<string>>(new Set<string>()),
      moment: sight.moment,
      held: signal(false),
      bubble: sight.bubble,
      ...deedsOf(sight, company),
      warning: (parts) => sight.warning(parts),
      openRule: (rule) => batch(() => ((panels.rule.value = rule), (panels.panel.value = 'rules'), (sight.bubble.value = null))),
      sound,
    }),
    [sight, game],
  )
}

/** Whether it is time for the end page: at once for a game that was over before, else when the table does not hold it back. */
function useEnd(over: boolean, held: ReadonlySignal<boolean>): boolean {
  const [shown, show] = useState(over)
  // The table, drawn with the end, says so in its own layout effect, before this one: hence the look at `held` as it is now.
  useLayoutEffect(() => show(over && (shown || !held.peek())), [over, held.value])
  return over && shown
}

/** The game's own warnings, about the table as it is when they are asked for. */
function useWarning(store: TableStore, game: GameTable, words: Scene['say']): void {
  useMemo(() => {
    const warning = game.warning as Warning | undefined
    store.warning = (parts) => {
      const snapshot = store.snapshot.peek()
      return snapshot && warning ? warning(parts, snapshot as Snapshot, words) : null
    }
  }, [store, game])
}

/** Point at the places where something happened; the first comes into sight. */
function useSpots(replay: Replay, scene: Scene): void {
  useSignalEffect(() => {
    const elements = replay.told.value.flatMap((line) => line.elements)
    scene.spotted.value = new Set(elements)
    const first = elements[0]
    if (first && replay.open.value) requestAnimationFrame(() => bringIntoSight(element(first)))
  })
}

/** The replay, at the moment that the address asks for; the address follows it, so that a reload or a friend comes to the same. */
function useReplay(store: TableStore): Replay {
  const replay = useMemo(() => new Replay(store), [store])
  useEffect(() => {
    const asked = pastIn(location.search)
    if (asked) void replay.begin(asked)
    return () => {
      replay.close()
      if (replay.begun) history.replaceState(null, '', location.pathname + searchFor(null, location.search))
    }
  }, [replay])
  useSignalEffect(() => {
    const shown = replay.shared.value
    if (shown || replay.begun) history.replaceState(null, '', location.pathname + searchFor(shown, location.search))
  })
  return replay
}

function useMood(mood: string): void {
  useEffect(() => {
    document.documentElement.classList.add(mood)
    return () => document.documentElement.classList.remove(mood)
  }, [mood])
}

function useTitle(store: TableStore, scene: Scene): void {
  const title = useMemo(
    () =>
      computed(() => {
        const snapshot = store.snapshot.value
        if (!snapshot) return say('house')
        const prompt = scene.walker.prompt.value ?? snapshot.prompt
        return say(store.myTurn.value ? 'title-yours' : 'title-other', { prompt: prompt.text, game: snapshot.title })
      }),
    [store],
  )
  useSignalEffect(() => {
    document.title = title.value
  })
}

function useTurnSound(store: TableStore): void {
  useEffect(() => {
    let before = store.myTurn.peek()
    return store.myTurn.subscribe((mine) => {
      if (mine && !before) sound('turn')
      before = mine
    })
  }, [store])
}

/** Who plays by keyboard goes on from the prompt when the thing just touched has left the table, as it is now or once all of it was shown. */
function useFocusKept(store: TableStore, held: ReadonlySignal<boolean>): void {
  useSignalEffect(() => {
    void held.value
    if (!store.moment.value) return
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-prompt] h1')?.focus({ preventScroll: true })
    })
  })
}

const keysOf = (scene: Scene, panels: Panels, log: Signal<boolean>) => ({
  drop: () => (scene.bubble.value ? (scene.bubble.value = null) : scene.walker.startOver()),
  undo: () => (scene.walker.draft.value.length ? scene.walker.drop() : scene.canUndo.value && scene.undo()),
  log: () => (log.value = !log.value),
  rules: () => scene.openRule(null),
  shortcuts: () => (panels.panel.value = 'shortcuts'),
})

const replayKeys = (replay: Replay): Partial<KeyActions> => ({
  arrow: ([x, y]) => (x ? replay.step(x) : replay.turn(y)),
  space: () => replay.toggle(),
  drop: () => replay.end(),
})
