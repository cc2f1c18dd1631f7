/** Small whole numbers as the index file carries them: one character each, or a plain list when they are too big. */
export type PackedCodes = string | readonly number[]

const first = 35
const backslash = 92
/** Below the surrogates, so that every character stands alone. */
const limit = 0xd7ff - first - 1

/** Packs whole numbers from 0 up; small ones cost one byte of UTF-8 and none needs an escape in JSON. */
export function packCodes(codes: ArrayLike<number>): PackedCodes {
  const list = Array.from(codes)
  if (list.some((code) => code > limit)) return list
  return list.map((code) => String.fromCharCode(code + first < backslash ? code + first : code + first + 1)).join('')
}

/** The numbers that packCodes was given. */
export function unpackCodes(packed: PackedCodes): Uint32Array {
  if (typeof packed !== 'string') return Uint32Array.from(packed)
  const codes = new Uint32Array(packed.length)
  for (let at = 0; at < packed.length; at++) {
    const character = packed.charCodeAt(at)
    codes[at] = character > backslash ? character - first - 1 : character - first
  }
  return codes
}
