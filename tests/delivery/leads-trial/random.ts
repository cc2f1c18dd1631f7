import { createHash } from 'node:crypto'

/** Deterministic pseudo-random number from 0 to 1 for these words, so that a trial is reproducible by its seed. */
export function seededNumber(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32
}
