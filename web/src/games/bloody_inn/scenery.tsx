/** Sky, hills and roof: drawn once, tinted by the hour through CSS. Decoration only. */

const STARS: [number, number, number][] = [
  [18, 22, 1.2], [96, 18, 1], [122, 40, 1.4], [160, 14, 1], [232, 20, 1.2], [320, 10, 1], [420, 16, 1.3], [520, 9, 1],
  [610, 22, 1.2], [668, 12, 1.4], [700, 48, 1.1], [742, 26, 1.3], [760, 80, 1], [724, 104, 1.2], [28, 120, 1.1], [90, 110, 1],
  [748, 150, 1], [16, 176, 1.1], [690, 90, 0.9], [54, 148, 0.9],
]

function Gradient({ id, stops }: { id: string; stops: [number, string, number?][] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop offset={offset} stop-color={colour} stop-opacity={opacity} />
      ))}
    </linearGradient>
  )
}

export function Sky() {
  return (
    <svg class="sky" viewBox="0 0 780 430" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <Gradient id="sky-night" stops={[[0, '#171233'], [0.55, '#3b2350'], [1, '#6b3450']]} />
        <Gradient id="sky-evening" stops={[[0, '#2b2455'], [0.38, '#7a3f6b'], [0.68, '#d9714f'], [1, '#f2b064']]} />
        <Gradient id="sky-morning" stops={[[0, '#4a5a92'], [0.42, '#b98aa0'], [0.72, '#f5bf95'], [1, '#ffe3ae']]} />
        <radialGradient id="sky-halo">
          <stop offset="0" stop-color="#ffeebd" />
          <stop offset=".2" stop-color="#ffe6a8" stop-opacity=".32" />
          <stop offset="1" stop-color="#ffe6a8" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect class="hour evening" width="780" height="430" fill="url(#sky-evening)" />
      <rect class="hour night" width="780" height="430" fill="url(#sky-night)" />
      <rect class="hour morning" width="780" height="430" fill="url(#sky-morning)" />
      <g class="stars" fill="#fff2cf">
        {STARS.map(([x, y, radius]) => (
          <circle cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g class="sun">
        <circle r="120" fill="url(#sky-halo)" />
        <circle r="30" fill="#fff0c4" />
      </g>
      <g class="moon">
        <circle r="120" fill="url(#sky-halo)" />
        <circle r="25" fill="#fdeec2" />
        <circle cx="-8" cy="-6" r="5" fill="#eed9a0" />
        <circle cx="7" cy="8" r="3.5" fill="#eed9a0" />
        <circle cx="9" cy="-10" r="2.4" fill="#eed9a0" />
      </g>
      <Land />
    </svg>
  )
}

function Land() {
  return (
    <>
      <path class="far" d="M0 250Q40 214 84 236T190 226Q390 186 590 226 640 250 690 232T780 236V430H0Z" />
      <path class="near" d="M0 300Q60 270 120 300T780 290V430H0Z" />
      <path
        class="trees"
        d="M8 300l9-38 9 38zM22 304l11-52 11 52zM742 296l11-48 11 48zM762 302l9-38 9 38zM-2 306l8-30 8 30zM722 298l8-30 8 30z"
      />
      <path
        class="way"
        d="M-10 430Q40 372 30 344 24 326 100 318L104 334Q66 340 74 358 92 392 84 430ZM790 430Q740 372 750 344 756 326 680 318L676 334Q714 340 706 358 688 392 696 430Z"
      />
    </>
  )
}

const SHINGLES = Array.from(
  { length: 6 },
  (_, row) => `M${row % 2 ? -5 : -10} ${14 + row * 9}${' q5 7 10 0'.repeat(65)}`,
).join('')

/** The roof stretches with the house; its windows, chimney and sign keep their shape. */
export function Roof({ title }: { title: string }) {
  return (
    <>
      <svg class="roof" viewBox="0 0 620 70" preserveAspectRatio="none" aria-hidden="true">
        <clipPath id="roof-edge">
          <path d="M34 14H586L618 62H2Z" />
        </clipPath>
        <path class="slate" d="M34 14H586L618 62H2Z" />
        <path class="shingles" clip-path="url(#roof-edge)" d={SHINGLES} />
        <path class="ridge" d="M34 14H586" />
        <path class="gutter" d="M0 60H620V70H0Z" />
      </svg>
      <div class="gable" aria-hidden="true">
        <Dormer lit />
        <span class="signboard">{title}</span>
        <Dormer />
        <span class="chimney">
          <i />
          <i />
          <i />
        </span>
      </div>
    </>
  )
}

const Dormer = ({ lit = false }: { lit?: boolean }) => (
  <svg class={lit ? 'dormer lit' : 'dormer'} viewBox="0 0 60 50">
    <path class="wall" d="M6 50V28L30 8l24 20v22z" />
    <path class="eaves" d="M2 31 30 7l28 24" />
    <path class="pane" d="M20 48V31a10 10 0 0 1 20 0v17z" />
    <path class="bars" d="M30 21v27M20 36h20" />
  </svg>
)
