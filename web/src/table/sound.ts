import type { Sound } from '../kit/scene'
import { soundOn } from '../settings'

/** Each sound is notes: hertz, seconds after the start, seconds long. */
const SOUNDS: Record<Sound, [pitch: number, at: number, length: number][]> = {
  touch: [[660, 0, 0.05]],
  refuse: [[170, 0, 0.09], [140, 0.08, 0.1]],
  move: [[1180, 0, 0.05], [1560, 0.06, 0.09]],
  turn: [[520, 0, 0.14], [780, 0.13, 0.24]],
}

let context: AudioContext | null = null

/** Play a sound, if sound is on. */
export function sound(name: Sound): void {
  if (!soundOn.peek()) return
  context ??= new AudioContext()
  // Browsers let a page sound only after it was touched.
  if (context.state === 'suspended') void context.resume()
  for (const [pitch, at, length] of SOUNDS[name]) note(context, pitch, context.currentTime + at, length)
}

function note(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.16, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + length + 0.02)
}
