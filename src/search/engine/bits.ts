/** A bit set of documents, 32 per element. */
export type Bits = Uint32Array

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >> 5)
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  const spare = size & 31
  if (spare) bits[bits.length - 1] = 2 ** spare - 1
  return bits
}

export function addBit(bits: Bits, doc: number): void {
  const at = doc >> 5
  bits[at] = (bits[at] ?? 0) | (1 << (doc & 31))
}

export function intersectBits(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word & (b[at] ?? 0))
}

export function uniteBits(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word | (b[at] ?? 0))
}

/** All documents of an index of this size that are not in the set. */
export function invertBits(size: number, bits: Bits): Bits {
  return allBits(size).map((word, at) => word & ~(bits[at] ?? 0))
}

export function hasBits(bits: Bits): boolean {
  return bits.some((word) => word !== 0)
}

/** The documents of the set, in order. */
export function documentsOf(bits: Bits): Uint32Array {
  const docs = new Uint32Array(countBits(bits))
  let found = 0
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1)
      docs[found++] = (at << 5) + 31 - Math.clz32(word & -word)
  }
  return docs
}

function countBits(bits: Bits): number {
  let count = 0
  for (let word of bits) for (; word !== 0; word &= word - 1) count++
  return count
}
