/** How each annex is told in signs at the foot of its card: a sign's name, or a short text in quotes. */

type Glyph = { sign: string } | { drawing: string } | { text: string }

const glyph = (word: string): Glyph => {
  if (word.startsWith('#')) return { sign: word.slice(1) }
  if (word.startsWith('@')) return { drawing: word.slice(1) }
  return { text: word }
}

const SIGNS: Record<string, string> = {
  barn: '#house 1 @x-tomb',
  cultivator: '#house +1× #artisan',
  newsboy: '#house +1× #merchant',
  novice: '#house +1× #religious',
  baron: '#house +4',
  mechanic: '#house −1 #build',
  representative: '#house −1 #bribe',
  monk: '#house + @x-key',
  viscount: '#house +6',
  distiller: '#house −1 #hand',
  concierge: '#house + #bell',
  abbot: '#house −1 #bury',
  count: '#house +9',
  gardener: '#house +2 #sun',
  landscaper: '#house 4× #artisan',
  grocer: '#house 4× #merchant',
  bishop: '#house 4× #religious',
  duke: '#house 4× #noble',
  butcher: '#house #kill ×∞',
  shopkeeper: '#house #bribe ×∞',
  archbishop: '#house #bury ×∞',
  brewer: '#house #bribe 4 #peasant',
  priest: '#house #bury #back',
  prince: '#house +3 @x-check',
  marquis: '#house +18',
}

const POLICE = '−10 #bury'

/** The glyphs of a guest's card, in reading order; none for those who have nothing to build. */
export function effectGlyphs(kind: string, type: string): Glyph[] {
  const signs = SIGNS[kind] ?? (type === 'police' ? POLICE : '')
  return signs === '' ? [] : signs.split(' ').map(glyph)
}

/** The deed after which accomplices of a type come back to the hand. */
export const AFFINITY: Record<string, string> = {
  bribe: 'merchant',
  build: 'artisan',
  kill: 'police',
  bury: 'religious',
}
