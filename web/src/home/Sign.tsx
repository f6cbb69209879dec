import icons from '../kit/icons.svg'
import { say } from '../words'

/** The inn's sign-board. */
export function Sign() {
  return (
    <svg class="home-sign deco" viewBox="0 0 440 300" aria-hidden="true">
      <g stroke="#2b1722" stroke-linejoin="round" stroke-linecap="round">
        <path d="M-10 -10h52v320h-52z" fill="#f1e2c4" stroke-width="3" />
        <path d="M30 -10h18v320H30z" fill="#6d4427" stroke-width="3" />
        <path d="M-10 96h40v16h-40zM-10 236h40v16h-40z" fill="#6d4427" stroke-width="3" />
        <path d="M-10 106L30 244" stroke-width="17" />
        <path d="M-10 106L30 244" stroke="#6d4427" stroke-width="11" />
        <path d="M48 40H404" stroke-width="13" />
        <path d="M48 40H404" stroke="#4a4650" stroke-width="7" />
        <path d="M48 116Q150 110 190 44" fill="none" stroke-width="12" />
        <path d="M48 116Q150 110 190 44" fill="none" stroke="#4a4650" stroke-width="6" />
        <path d="M404 40q22 0 22-16t-14-14-8 14" fill="none" stroke-width="11" />
        <path d="M404 40q22 0 22-16t-14-14-8 14" fill="none" stroke="#4a4650" stroke-width="5.5" />
        <path d="M76 108q-2-26 18-26t14 18-18 6" fill="none" stroke-width="9" />
        <path d="M76 108q-2-26 18-26t14 18-18 6" fill="none" stroke="#4a4650" stroke-width="4" />
        <path d="M126 46v32M370 46v32" stroke-width="9" stroke-dasharray="1 9" />
        <path d="M126 42v38M370 42v38" stroke="#8f8a93" stroke-width="3.5" />
        <g class="swing">
          <path d="M96 78H400q14 0 14 14v26q-12 8-12 34t12 34v36q0 14-14 14H96q-14 0-14-14v-36q12-8 12-34t-12-34V92q0-14 14-14z" fill="#7a4a2c" stroke-width="4" />
          <path d="M108 92H388q10 0 11 10q-10 20-10 50t10 50q-1 10-11 10H108q-10 0-11-10q10-20 10-50T97 102q1-10 11-10z" fill="#8f5a36" stroke="#f0c46a" stroke-width="3" />
          <path d="M112 122h272M112 152h272M112 182h272" stroke="#6d4024" stroke-width="2" opacity=".55" />
        </g>
      </g>
      <text x="248" y="164" text-anchor="middle" stroke-linejoin="round">
        {say('house')}
      </text>
      <svg x="204" y="178" width="90" height="30" viewBox="0 0 76 40">
        <g transform="rotate(-90 38 38)">
          <use href={`${icons}#i-key`} x="38" y="0" width="40" height="76" />
        </g>
      </svg>
    </svg>
  )
}
