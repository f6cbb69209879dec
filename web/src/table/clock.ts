import { useEffect, useState } from 'preact/hooks'
import { duration } from '../terms'
import { say } from '../words'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

let ahead = 0

/** Hear what time it is on the server: no two clocks agree. */
export const hearTime = (now: number): void => void (ahead = now - Date.now())

/** What is left until a moment of the server's, as a clock shows it; counted down while it is shown. */
export function useCountdown(until: number): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), SECOND)
    return () => clearInterval(timer)
  }, [])
  return left(Math.max(0, Math.round((until - Date.now() - ahead) / SECOND)))
}

/** Seconds as a clock shows them: minutes and seconds, hours and minutes, or days. */
export function left(seconds: number): string {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  if (seconds >= 2 * DAY) return duration(Math.floor(seconds / DAY) * DAY)
  if (seconds >= HOUR) return say('clock-hours', { time: `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)}` })
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}
