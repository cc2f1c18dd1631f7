import { createHash } from 'node:crypto'

/** A number from 0 to 1 that the same words always give: a trial with the same seed has the same luck. */
export function luck(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32
}
