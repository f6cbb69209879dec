/** The plane itself, seen from above with its roof off: wings, hull, floor, aisles, letters and numbers. */
import { type Cabin, FIRST_ROW, ROW } from './cabin'

const ROWS = [1, 2, 3, 4, 5]
const FLOOR = 'M92 166C92 94 226 32 390 32S688 94 688 166V408C688 428 676 440 652 440H128C104 440 92 428 92 408Z'

export function Hull({ cabin, name }: { cabin: Cabin; name: string }) {
  return (
    <svg class="od-hull" viewBox="0 0 780 524" aria-hidden="true">
      <Side />
      <g transform="matrix(-1 0 0 1 780 0)">
        <Side />
      </g>
      <path class="od-skin" d="M76 158C76 74 214 6 390 6S704 74 704 158V416C704 458 640 496 520 520C440 530 340 530 260 520C140 496 76 458 76 416Z" stroke-width="3" />
      <path class="od-livery-line" d="M80.5 160C84 84 220 17.5 390 17.5S696 84 699.5 160" stroke-width="9" />
      <path class="od-livery-line" d="M84 176V410M696 176V410" stroke-width="6" />
      <path class="od-floor" d={FLOOR} stroke-width="2.4" />
      <path class="od-skin" d="M276 62C340 44 440 44 504 62l-14 30C440 78 340 78 290 92Z" stroke-width="2.2" />
      <path class="od-glass" d="M284 66l12 19c14-4 28-7 40-8l-4-22c-18 2-34 6-48 11ZM338 54l4 22c14-1 30-2 45-2V51c-17 0-34 1-49 3ZM393 51v23c15 0 31 1 45 2l4-22c-15-2-32-3-49-3ZM448 55l-4 22c12 1 26 4 40 8l12-19c-14-5-30-9-48-11Z" />
      <path d="M300 66l16-6M352 57l18-2M404 55l18 1" stroke="#8fd0f0" stroke-width="3" stroke-linecap="round" />
      {cabin.areas.map(({ number, x, width }) => (
        <rect key={number} class="od-area" x={x} y="134" width={width} height="284" rx="12" />
      ))}
      {cabin.aisles.map((x) => (
        <Aisle key={x} x={x} />
      ))}
      {cabin.columns.map(({ letter, x }) => (
        <text key={letter} class="od-letter" x={x} y="128" text-anchor="middle">{letter}</text>
      ))}
      <Windows />
      <path class="od-plate" d="M236 450h308l-20 42H256Z" stroke-width="1.8" />
      <text class="od-airline" x="390" y="478" text-anchor="middle" textLength={name.length > 18 ? 210 : undefined}>{name}</text>
      {[268, 512].map((x) => (
        <g key={x}>
          <circle class="od-livery" cx={x} cy="471" r="11" stroke-width="1.8" />
          <circle cx={x} cy="471" r="4.5" fill="#fff" />
        </g>
      ))}
    </svg>
  )
}

function Side() {
  return (
    <>
      <path class="od-wing" d="M86 236C30 262-70 332-150 404l0 30c90-40 180-66 236-70Z" stroke-width="2.6" />
      <path class="od-livery" d="M86 318C30 330-60 366-150 412v22c90-40 180-66 236-70Z" stroke-width="2.2" />
      <path class="od-skin" d="M4 262c0-14 10-20 22-20s22 6 22 20v46c0 8-8 12-22 12S4 316 4 308Z" stroke-width="2.4" />
      <path class="od-livery" d="M4 268h44v12H4Z" stroke-width="1.8" />
      <ellipse cx="26" cy="254" rx="15" ry="6.5" fill="#2b4660" stroke="#14304f" stroke-width="2" />
      <path d="M14 254h24M26 248v12" stroke="#8fb3cc" stroke-width="1.6" />
      <path class="od-livery" d="M214 470C150 476 90 492 60 516l2 14c50-10 100-14 170-12Z" stroke-width="2.4" />
    </>
  )
}

function Aisle({ x }: { x: number }) {
  return (
    <g>
      <path class="od-runner" d={`M${x - 18} 112h36v326h-36Z`} />
      <path d={`M${x} 118v312`} stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" />
      {ROWS.map((row) => (
        <text key={row} class="od-letter" x={x} y={FIRST_ROW + 7 + ROW * (row - 1)} text-anchor="middle">{row}</text>
      ))}
    </g>
  )
}

function Windows() {
  return (
    <g class="od-windows" stroke-width="1.8">
      {ROWS.flatMap((row) => [73, 701].map((x) => <rect key={`${row}.${x}`} x={x} y={FIRST_ROW - 15 + ROW * (row - 1)} width="9" height="30" rx="4.5" />))}
    </g>
  )
}
