import '../styles/plain.css'
import { CardFrame } from '../kit/CardFrame'
import { classes } from '../kit/classes'
import { Hand } from '../kit/Hand'
import { LogPanel } from '../kit/LogPanel'
import { Pile } from '../kit/Pile'
import { PlaceCard } from '../kit/PlaceCard'
import { Prompt } from '../kit/Prompt'
import { Slot } from '../kit/Slot'
import { Touch } from '../kit/Touch'
import { useElement } from '../kit/useElement'
import type { Bar as GameBar, Table as GameTable } from '../table/game'
import type { Piece, SeatInfo, Snapshot, Zone } from '../wire'
import { say } from '../words'

/** More letters than these ask for a larger card. */
const LONG = 28

export const mood = 'mood-plain'

export const Bar: GameBar = ({ snapshot }) => <b class="bar-title">{snapshot.value.title}</b>

/** Draws any game from its zones and pieces, without a line of code for it. */
export const Table: GameTable = ({ snapshot }) => {
  const { seats, you } = snapshot.value
  const zones = numbered(snapshot.value.zones ?? [])
  const others = seats.filter((seat) => seat.seat !== you)
  const mine = seats.find((seat) => seat.seat === you)
  return (
    <div class="plain">
      <div class="plain-others">
        {others.map((seat) => <Place key={seat.seat} seat={seat} snapshot={snapshot.value} zones={zones} />)}
      </div>
      <div class="plain-common">
        {zones.filter((zone) => zone.seat === null).map((zone) => <ZoneBox key={zone.element} zone={zone} />)}
      </div>
      <LogPanel />
      <Prompt />
      {mine && <div class="plain-mine"><Place seat={mine} snapshot={snapshot.value} zones={zones} you /></div>}
    </div>
  )
}

/** A piece with its number among like ones, and whether there are any. */
type Numbered = Piece & { copy: number | undefined; key: string }
type NumberedZone = Omit<Zone, 'pieces'> & { pieces: Numbered[] }

/** Number the pieces that bear the same name, so that each can be told from the others. */
export function numbered(zones: readonly Zone[]): NumberedZone[] {
  const all = zones.flatMap((zone) => zone.pieces.map((piece) => piece.element))
  const met = new Map<string, number>()
  return zones.map((zone) => ({
    ...zone,
    pieces: zone.pieces.map((piece) => {
      const copy = met.get(piece.element) ?? 0
      met.set(piece.element, copy + 1)
      const many = all.filter((name) => name === piece.element).length > 1
      return { ...piece, copy: many ? copy : undefined, key: `${piece.element} ${copy}` }
    }),
  }))
}

function Place({ seat, snapshot, zones, you = false }: { seat: SeatInfo; snapshot: Snapshot; zones: NumberedZone[]; you?: boolean }) {
  return (
    <PlaceCard seat={seat} turn={snapshot.turn === seat.seat || snapshot.acting.includes(seat.seat)} you={you}>
      <div class="plain-zones">
        {zones.filter((zone) => zone.seat === seat.seat).map((zone) => <ZoneBox key={zone.element} zone={zone} />)}
      </div>
    </PlaceCard>
  )
}

function ZoneBox({ zone }: { zone: NumberedZone }) {
  const element = useElement([zone.element], { label: zone.text })
  const { role, tabIndex, ...props } = element.props
  const asked = element.state !== 'nothing'
  return (
    <section class={`plain-zone ${element.class}`} aria-label={zone.text} data-element={zone.element}>
      <h3>{asked ? <button type="button" tabIndex={tabIndex} {...props} data-element={undefined}>{zone.text}</button> : zone.text}</h3>
      <Pieces pieces={zone.pieces} />
    </section>
  )
}

function Pieces({ pieces }: { pieces: Numbered[] }) {
  const [first] = pieces
  if (!first) return <Slot class="plain-slot" empty={say('empty')} />
  if (isPile(pieces)) return <Pile count={pieces.length} label={first.text}><PieceCard piece={{ ...first, copy: undefined }} /></Pile>
  return <Hand class="plain-pieces">{pieces.map((piece) => <PieceCard key={piece.key} piece={piece} />)}</Hand>
}

/** Several that lie face down and cannot be told apart. */
const isPile = (pieces: Numbered[]): boolean => pieces.length > 1 && pieces.every((piece) => piece.hidden && piece.element === pieces[0]?.element)

const PieceCard = ({ piece }: { piece: Numbered }) => (
  <Touch names={[piece.element]} copy={piece.copy} label={piece.text} class={classes('plain-piece', piece.text.length > LONG && 'is-long')}>
    <CardFrame>{!piece.hidden && <span class="plain-text">{piece.text}</span>}</CardFrame>
  </Touch>
)
