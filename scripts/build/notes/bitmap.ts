/** Encodes a set of small numbers as a base64 bitmap. */
export function encodeBitmap(numbers: Iterable<number>): string {
  const all = [...numbers]
  const bytes = Buffer.alloc(all.reduce((most, number) => Math.max(most, (number >> 3) + 1), 0))
  for (const number of all) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7))
  return bytes.toString('base64')
}

/** Decodes a bitmap to its numbers, ascending. */
export function decodeBitmap(bits: string): number[] {
  const numbers: number[] = []
  for (const [at, byte] of Buffer.from(bits, 'base64').entries()) {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) numbers.push(at * 8 + bit)
  }
  return numbers
}

/** Returns a predicate: whether a bitmap shares a number with `others`. */
export function createOverlapTest(others: Iterable<number>): (bits: string) => boolean {
  const mask = Buffer.from(encodeBitmap(others), 'base64')
  return (bits) => Buffer.from(bits, 'base64').some((byte, at) => (byte & (mask[at] ?? 0)) !== 0)
}
