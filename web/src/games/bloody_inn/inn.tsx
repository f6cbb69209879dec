/** The inn itself: sky, house, eight rooms, the bistro, the two roads and the ruler of wealth. */
import { Art } from '../../kit/Art'
import { Touch } from '../../kit/Touch'
import { useWords } from '../../kit/words'
import type { SeatInfo } from '../../wire'
import { GuestCard, Meaning, useGuestLine } from './cards'
import { Roof, Sky } from './scenery'
import { RoadIn, RoadOut } from './roads'
import { Ruler } from './ruler'
import { SeatMark, seatOf, seatClass } from './seats'
import type { BloodyInnView, Room as RoomView } from './view'

interface Shown {
  view: BloodyInnView
  seats: SeatInfo[]
}

export function Inn({ view, seats }: Shown) {
  const say = useWords()
  return (
    <div class="inn-frame">
      <section class="inn" data-phase={view.phase} aria-label={say('table-inn')}>
        <Sky />
        <div class="house" data-element="house" aria-hidden="true" />
        <Roof title={say('table-inn')} />
        <RoadIn view={view} />
        {view.rooms.map((room) => (
          <Room key={room.number} room={room} seats={seats} />
        ))}
        <Bistro peasants={view.bistro} />
        <RoadOut view={view} />
        <Ruler view={view} seats={seats} />
      </section>
    </div>
  )
}

/** "Room 3, Bram's": whose key hangs on the door. */
function useRoomName(): (room: RoomView, seats: SeatInfo[]) => string {
  const say = useWords()
  return (room, seats) => {
    if (room.key === null) return say('table-room-shut', { room: room.number })
    const owner = seatOf(seats, room.key)
    if (owner === null) return say('table-room-white', { room: room.number })
    return say('table-room-of', { room: room.number, name: owner.name })
  }
}

function Room({ room, seats }: { room: RoomView; seats: SeatInfo[] }) {
  const name = useRoomName()(room, seats)
  const line = useGuestLine()
  const { guest, number } = room
  const open = room.key !== null
  const label = guest === null ? name : `${name}: ${line(guest)}`
  return (
    <div
      class={`room ${open ? 'open' : 'shut'}${guest ? ' let' : ''} ${seatClass(seats, room.key)}`}
      style={{ gridArea: `r${number}` }}
    >
      <span class="plate num" aria-hidden="true">
        {number}
      </span>
      {open && <Doorway room={room} seats={seats} />}
      <Touch
        names={[`room:${number}`]}
        class={guest ? 'slot' : 'slot vacant'}
        label={label}
        about={guest && <Meaning guest={guest} />}
      >
        {guest && <GuestCard guest={guest} />}
        {!guest && open && <Art id="x-bed" class="bed" />}
        {!open && <ShutDoor />}
      </Touch>
    </div>
  )
}

/** The opened leaf in its owner's colour, the key in its lock, and the bell of room service. */
function Doorway({ room, seats }: { room: RoomView; seats: SeatInfo[] }) {
  return (
    <span class="doorway" aria-hidden="true">
      <span class="leaf">
        <i />
        <i />
      </span>
      <span class="key">
        <Art id="x-key" />
        <SeatMark seats={seats} seat={room.key} />
      </span>
      {room.service !== null && (
        <span class={`bell ${seatClass(seats, room.service)}`}>
          <Art id="x-bell" />
          <SeatMark seats={seats} seat={room.service} />
        </span>
      )}
    </span>
  )
}

const ShutDoor = () => (
  <span class="door" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <b />
    <span class="plank" />
    <span class="plank" />
  </span>
)

const PEASANT = { kind: 'peasant', type: 'peasant', rank: 0, money: 4 } as const

function Bistro({ peasants }: { peasants: number }) {
  const say = useWords()
  return (
    <div class="bistro" style={{ gridArea: 'bis' }}>
      <h2 class="chalkboard">
        {say('table-bistro')} <small>{say('table-bistro-count', { count: peasants })}</small>
      </h2>
      <Art id="x-shelf" class="shelf" />
      <div class={peasants > 4 ? 'folk many' : 'folk'} data-element="bistro-zone" style={{ '--n': Math.max(1, peasants) }}>
        {Array.from({ length: peasants }, (_, copy) => (
          <Touch
            key={copy}
            names={['bistro']}
            copy={copy}
            class="slot"
            label={say('table-bistro-peasant')}
            about={<Meaning guest={PEASANT} />}
          >
            <GuestCard guest={PEASANT} copy={copy} />
          </Touch>
        ))}
        {peasants === 0 && <Art id="x-table" class="empty-table" />}
      </div>
    </div>
  )
}
