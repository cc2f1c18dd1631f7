/** A deterministic random stream, seeded by a text: numbers from 0 up to, but not including, 1. */
export type RandomStream = () => number

function seedOf(words: string): number {
  let hash = 0x811c9dc5
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The random stream seeded by a text. */
export function createRandomStream(words: string): RandomStream {
  let state = seedOf(words)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number from `low` up to `high`. */
export function between(chance: RandomStream, low: number, high: number): number {
  return low + (high - low) * chance()
}

/** A whole number from `low` to `high`, both included. */
export function whole(chance: RandomStream, low: number, high: number): number {
  return Math.floor(between(chance, low, high + 1))
}

/** True in `percent` of a hundred cases. */
export function happens(chance: RandomStream, percent: number): boolean {
  return chance() * 100 < percent
}

/** One of the items. @throws when there are none. */
export function pick<T>(chance: RandomStream, items: readonly T[]): T {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** One of the keys, by weight. */
export function pickWeighted<K extends string>(chance: RandomStream, weights: Readonly<Partial<Record<K, number>>>): K {
  const entries = Object.entries<number>(weights as Record<string, number>)
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = chance() * total
  for (const [key, weight] of entries) {
    left -= weight
    if (left < 0) return key as K
  }
  return pick(chance, Object.keys(weights)) as K
}

/** `size` random items in their original order. */
export function sample<T>(chance: RandomStream, items: readonly T[], size: number): readonly T[] {
  const drawn = items.map((item, at) => ({ item, at, lot: chance() })).sort((a, b) => a.lot - b.lot)
  return drawn
    .slice(0, size)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
