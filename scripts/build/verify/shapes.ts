import { hash } from 'node:crypto'

/** Shapes that were seen, by their numbers: digests, which are the same in every process. */
const digests: string[] = []
const numbers = new Map<string, number>()

function numberOfDigest(digest: string): number {
  const number = numbers.get(digest) ?? digests.push(digest) - 1
  numbers.set(digest, number)
  return number
}

/** A number for a shape as it is written out, the same for the same shape as long as the process runs. */
export const numberOfShape = (shape: string): number => numberOfDigest(hash('sha256', shape, 'base64url').slice(0, 16))

/** Shapes as another process knows them. */
export function digestsOfShapes(shapes: Iterable<number>): string[] {
  return [...shapes].map((shape) => digests[shape] ?? '')
}

/** Shapes by what another process knew them. */
export function shapesOf(known: Iterable<string>): Set<number> {
  return new Set([...known].map(numberOfDigest))
}
