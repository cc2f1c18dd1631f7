import { hash } from 'node:crypto'

/** Digest of each known shape, by number; digests are the same in every process. */
const digests: string[] = []
const numbers = new Map<string, number>()

function numberOfDigest(digest: string): number {
  const number = numbers.get(digest) ?? digests.push(digest) - 1
  numbers.set(digest, number)
  return number
}

/** The number of a shape; equal shapes have equal numbers in this process. */
export const numberOfShape = (shape: string): number => numberOfDigest(hash('sha256', shape, 'base64url').slice(0, 16))

/** Converts numbers to digests, for other processes. */
export function digestsOfShapes(shapes: Iterable<number>): string[] {
  return [...shapes].map((shape) => digests[shape] ?? '')
}

/** Converts digests of another process to numbers. */
export function shapesOf(known: Iterable<string>): Set<number> {
  return new Set([...known].map(numberOfDigest))
}
