/** The sky outside: clouds by day, stars by night. */
export function Sky() {
  return (
    <svg class="od-sky" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g class="od-stars">
        {Array.from({ length: 42 }, (_, i) => (
          <circle key={i} cx={(i * 331) % 1280} cy={(i * i * 47) % 620} r={0.8 + ((i * 7) % 4) * 0.35} />
        ))}
      </g>
      <g class="od-clouds">
        <path d="M-20 470c40-50 120-44 142 0 50-22 100 4 110 40H-60c0-24 18-40 40-40Z" />
        <path d="M980 640c40-50 130-46 150 0 50-22 110 4 116 40H930c2-26 22-42 50-40Z" />
        <path d="M300 760c30-40 100-36 118 0 40-18 84 2 90 34H260c0-20 16-34 40-34Z" />
        <path d="M820 300c24-30 76-28 90 0 30-14 62 2 68 24H792c0-14 12-26 28-24Z" />
      </g>
    </svg>
  )
}
