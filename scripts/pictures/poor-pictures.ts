import { shownAddress } from '../lib/shown-address.ts'
import type { PictureMemory } from './picture-memory.ts'

/** Pictures that a shopper will see badly or not at all, by what is wrong with them. */
export interface PoorPictures {
  /** Could not be had, and why. */
  readonly missing: readonly (readonly [address: string, problem: string])[]
  /** Less than 800 px wide. */
  readonly small: readonly string[]
  /** Taller than wide. */
  readonly upright: readonly string[]
}

const fewestPixels = 800

/** Looks through a dealer's pictures. */
export function poorPictures(known: PictureMemory): PoorPictures {
  const all = Object.entries(known)
  const had = all.filter(([, { key }]) => key !== null)
  const named = (entries: typeof all) => entries.map(([address]) => address)
  return {
    missing: all.flatMap(([address, { problem }]) => (problem === null ? [] : [[address, problem] as const])),
    small: named(had.filter(([, { width }]) => width < fewestPixels)),
    upright: named(had.filter(([, { width, height }]) => height > width)),
  }
}

function line(count: number, what: string, example: string): string[] {
  return count === 0
    ? []
    : [`${count} ${count === 1 ? 'picture' : 'pictures'} of cars ${what}, such as ${shownAddress(example)}`]
}

/** The same in words, a line each; none where all are well. */
export function poorPictureLines({ missing, small, upright }: PoorPictures): string[] {
  const [first] = missing
  return [
    ...line(missing.length, `could not be had (${first?.[1]})`, first?.[0] ?? ''),
    ...line(small.length, `${small.length === 1 ? 'is' : 'are'} less than ${fewestPixels} px wide`, small[0] ?? ''),
    ...line(
      upright.length,
      `${upright.length === 1 ? 'is' : 'are'} taller than wide and cut at head and foot`,
      upright[0] ?? '',
    ),
  ]
}
