/** Sky and roofs behind the street. */

export const Sky = () => (
  <svg class="ob-sky" viewBox="0 0 1280 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <g class="ob-stars">
      {[[120, 74], [260, 66], [402, 88], [580, 62], [730, 92], [1010, 70], [1180, 110], [1240, 66], [330, 30], [860, 40], [660, 22]].map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={1.2 + (i % 3) * 0.3} />
      ))}
    </g>
    <g class="ob-moon">
      <circle cx="925" cy="92" r="46" opacity=".16" />
      <path d="M940 66a28 28 0 1 0 14 44 24 24 0 1 1-14-44Z" />
    </g>
    <g class="ob-clouds">
      <path d="M500 118c20-12 46-12 58 0 22-8 40 0 50 8H470c6-8 16-10 30-8ZM720 150c16-10 40-8 52 2 18-6 34 0 42 6H690c6-6 16-10 30-8ZM30 140c20-10 42-8 54 0 20-6 36 0 46 8H0c6-6 16-10 30-8Z" />
    </g>
    <path class="ob-birds" d="M640 74q6-6 10 0 4-6 10 0M676 90q5-5 8 0 3-5 8 0M612 96q4-4 7 0 3-4 7 0" />
  </svg>
)

interface Roof {
  x: number
  width: number
  height: number
  kind: number
}

/** Always the same roofs behind the same inn. */
function roofs(seed: number): Roof[] {
  let state = seed * 7919 + 17
  const chance = (most: number) => {
    state = (state * 48271) % 2147483647
    return state % most
  }
  const found: Roof[] = []
  for (let x = -20; x < 1000; ) {
    const width = 64 + chance(58)
    found.push({ x, width, height: 70 + chance(52), kind: chance(4) })
    x += width - 4
  }
  return found
}

const outline = ({ x, width: w, height: h, kind }: Roof): string => {
  const top = 190 - h
  if (kind === 0) return `M${x} 190V${top}l${w / 2}-34 ${w / 2} 34V190Z`
  if (kind === 1) return `M${x} 190V${top}c8-30 ${w - 8}-30 ${w} 0V190Z`
  if (kind === 2) return `M${x} 190V${top}h${w * 0.2}v-11h${w * 0.18}v-11h${w * 0.24}v11h${w * 0.18}v11h${w * 0.2}V190Z`
  return `M${x} 190V${top}l9-24h${w - 18}l9 24V190Z`
}

/** The roofs of the town behind an inn, some windows lit. */
export function Roofs({ seed }: { seed: number }) {
  const town = roofs(seed)
  return (
    <svg class="ob-roofs" viewBox="0 0 1000 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {town.map((roof, i) => (
        <g key={i} class={i % 3 ? 'ob-near' : 'ob-far'}>
          <path d={outline(roof)} />
          <path d={`M${roof.x + roof.width * 0.7} ${196 - roof.height}v-34h9v34Z`} />
        </g>
      ))}
      {town.map(({ x, width, height }, i) => (
        <rect key={i} class={i % 3 === 1 ? 'ob-awake' : 'ob-asleep'} x={x + width * (0.25 + (i % 4) * 0.12)} y={206 - height} width="9" height="12" rx="1.5" />
      ))}
    </svg>
  )
}

export const Cobbles = () => (
  <svg class="ob-cobbles" aria-hidden="true">
    <rect width="100%" height="100%" fill="url(#ob-cobbles)" />
  </svg>
)

export const Lamppost = () => (
  <svg class="ob-lamppost" viewBox="-40 -10 80 170" aria-hidden="true">
    <circle class="ob-glow" cy="14" r="52" fill="url(#ob-halo)" />
    <path d="M0 160V34" stroke="#1d2440" stroke-width="5" />
    <path d="M-9 160h18l-4-9h-10ZM-6 40h12" fill="#1d2440" stroke="#1d2440" stroke-width="3" />
    <path d="M-9 4H9l4 6-4 24H-9l-4-24Z" fill="url(#ob-lit)" stroke="#1d2440" stroke-width="3" stroke-linejoin="round" />
    <path d="M-12 4L0-8 12 4Z" fill="#1d2440" />
  </svg>
)
