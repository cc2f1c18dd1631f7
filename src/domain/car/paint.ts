import { fold } from '../text/fold.ts'

/** Paint families: an approximate colour for a swatch, and the words that name the family, its own name first. */
const paints: readonly (readonly [colour: string, words: string])[] = [
  ['#f4f4f2', 'white ivory pearl'],
  ['#c3c6c9', 'silver platinum aluminium aluminum quicksilver'],
  ['#6f757b', 'grey gray charcoal gunmetal graphite slate granite titanium'],
  ['#1b1c1e', 'black ebony onyx noir'],
  ['#2456a6', 'blue navy bluestone cobalt'],
  ['#1f7f86', 'teal turquoise'],
  ['#b3202a', 'red maroon burgundy crimson ruby scarlet'],
  ['#2f6b46', 'green olive emerald'],
  ['#6b4a33', 'brown chocolate mocha copper'],
  ['#8c6a3f', 'bronze tan'],
  ['#c9a24a', 'gold golden'],
  ['#d8c7a6', 'beige cream champagne sand'],
  ['#d8691e', 'orange'],
  ['#e7c21f', 'yellow'],
  ['#5b3b7a', 'purple violet plum'],
  ['#d98aa4', 'pink'],
]

/** A paint's family: its name ("White") and CSS colour. */
export interface PaintFamily {
  readonly name: string
  readonly colour: string
}

function familyOf(colour: string, words: readonly string[]): PaintFamily {
  const [own = ''] = words
  return { name: own.charAt(0).toUpperCase() + own.slice(1), colour }
}

const byWord: ReadonlyMap<string, PaintFamily> = new Map(
  paints.flatMap(([colour, text]) => {
    const words = text.split(' ')
    const family = familyOf(colour, words)
    return words.map((word) => [word, family] as const)
  }),
)

/** "Deep Ocean Blue" -> blue, from the last word that names a colour; null when none does. */
export function paintFamily(name: string): PaintFamily | null {
  const words = fold(name).split(/[^a-z]+/)
  return words.flatMap((word) => byWord.get(word) ?? []).at(-1) ?? null
}

/** A paint's family name ("White"), or its own name when that names no colour. */
export const paintName = (colour: string | null): string | null => paintFamily(colour ?? '')?.name ?? colour
