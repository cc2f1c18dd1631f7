/** Encoded small integers: one character each, or a plain array when one is too large. */
export type PackedCodes = string | readonly number[]

const first = 35
const backslash = 92
/** Stays below the surrogates, so that each character is one code unit. */
const limit = 0xd7ff - first - 1

/** Encodes non-negative integers. Small ones take one byte of UTF-8; none needs escaping in JSON. */
export function packCodes(codes: ArrayLike<number>): PackedCodes {
  const list = Array.from(codes)
  if (list.some((code) => code > limit)) return list
  return list.map((code) => String.fromCharCode(code + first < backslash ? code + first : code + first + 1)).join('')
}

/** Decodes the result of packCodes. */
export function unpackCodes(packed: PackedCodes): Uint32Array {
  if (typeof packed !== 'string') return Uint32Array.from(packed)
  const codes = new Uint32Array(packed.length)
  for (let at = 0; at < packed.length; at++) {
    const character = packed.charCodeAt(at)
    codes[at] = character > backslash ? character - first - 1 : character - first
  }
  return codes
}
