/** Dawn over a roof line. */
export function Sky() {
  return (
    <svg class="dawn-sky deco" viewBox="0 0 1280 470" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dw" x1="0" y1="0" x2="0" y2="1">
          <stop stop-color="var(--sky-1)" />
          <stop offset=".45" stop-color="var(--sky-2)" />
          <stop offset=".78" stop-color="var(--sky-3)" />
          <stop offset="1" stop-color="var(--sky-4)" />
        </linearGradient>
        <radialGradient id="sun">
          <stop offset="0" stop-color="#fff6cf" />
          <stop offset=".18" stop-color="#ffe6a0" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffd08a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1280" height="470" fill="url(#dw)" />
      <circle cx="960" cy="205" r="230" fill="url(#sun)" opacity="var(--sun, 1)" />
      <circle cx="960" cy="205" r="40" fill="#fff3c4" />
      <g fill="#fff" opacity=".28">
        <path d="M470 196q10-18 30-12 14-18 38-6 28-4 34 18z" />
        <path d="M1010 70q12-22 40-14 16-18 40-4 28 0 32 18z" />
        <path d="M760 48q8-12 24-9 10-12 26-3 18 0 20 12z" />
      </g>
      <g fill="none" stroke="var(--hill-2)" stroke-width="2.5" stroke-linecap="round" opacity=".7">
        <path d="M806 96q7-8 12 0q5-8 12 0M840 80q5-6 9 0q4-6 9 0M858 102q5-6 9 0q4-6 9 0" />
      </g>
      <g transform="translate(0 84)">
        <path d="M0 390V262l60-40 40 26 66-52 70 48 54-30 76 56 70-44 60 34 80-56 60 40 90-40 70 46 84-58 92 62 66-34 82 42 90-54 70 46v146z" fill="var(--hill)" opacity=".55" />
      </g>
      <g transform="translate(0 140)">
        <g fill="var(--hill)">
          <path d="M0 330v-70l52-36 52 36v70zM110 330v-50l40-30 40 30v50zM196 330v-76h60v76zM262 330v-62l44-34 44 34v62zM430 330v-64l44-34 44 34v64zM536 330v-84l20-40 20 40v84zM596 330v-52l56-36 56 36v52zM724 330v-74h16v-22h14v22h50v74zM980 330v-58l52-40 52 40v58zM1100 330v-90l22-46 22 46v90zM1164 330v-54l60-38 60 38v54z" />
        </g>
        <g fill="var(--hill-2)">
          <path d="M60 330v-36l64-40 64 40v36zM220 330v-40l50-32v-16h14v20l40 28v40zM380 330v-34l70-40 70 40v34zM500 330v-40l30-18v-20h14v14l46 28v36zM640 330v-30l60-34 60 34v30zM816 330v-36l64-40 20 12v-18h14v27l32 21v34zM1050 330v-32l66-38 66 38v32zM1200 330v-46l50-30 40 24v52z" />
        </g>
        <g fill="#ffd873">
          <path d="M440 296h12v14h-12zM462 296h12v14h-12zM548 304h11v13h-11zM690 302h12v13h-12zM868 300h12v14h-12zM892 300h12v14h-12zM1106 300h12v14h-12zM474 272h9v11h-9zM640 284h10v12h-10zM1118 236h8v12h-8zM1246 290h11v13h-11z" />
        </g>
        <g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".28">
          <path d="M537 248q-8-16 4-28t-2-30" />
          <path d="M907 244q8-14-2-26t4-26" />
        </g>
      </g>
    </svg>
  )
}
