/** A text to find, and its description for messages, which never contain the text. */
export interface Needle {
  readonly what: string
  readonly text: string
}

/** Number of bytes hashed together. */
const gram = 4
const slots = 1 << 18

function slotAt(bytes: Buffer, at: number): number {
  const four =
    (bytes[at] ?? 0) * 31 ** 3 + (bytes[at + 1] ?? 0) * 31 ** 2 + (bytes[at + 2] ?? 0) * 31 + (bytes[at + 3] ?? 0)
  return (four ^ (four >>> 12)) & (slots - 1)
}

interface Sought {
  readonly what: string
  readonly bytes: Buffer
}

interface Mark {
  readonly sought: Sought
  /** Offset of the bytes in the text sought. */
  readonly offset: number
}

/**
 * Returns a function that finds many texts at once in a UTF-8 file and returns the descriptions of those found. Any
 * occurrence contains one of the indexed 4-byte grams at a multiple of `step`, so only those offsets are hashed: a
 * fraction of the time of one search per text.
 */
export function createTextFinder(needles: readonly Needle[]): (file: Buffer) => readonly string[] {
  const all = needles
    .map(({ what, text }) => ({ what, bytes: Buffer.from(text) }))
    .filter(({ bytes }) => bytes.length >= gram)
  if (all.length === 0) return () => []
  const step = Math.min(...all.map(({ bytes }) => bytes.length)) - gram + 1
  const isTaken = new Uint8Array(slots)
  const marks = new Map<number, Mark[]>()
  for (const sought of all) {
    for (let offset = 0; offset < step; offset++) {
      const slot = slotAt(sought.bytes, offset)
      isTaken[slot] = 1
      marks.set(slot, [...(marks.get(slot) ?? []), { sought, offset }])
    }
  }
  return (file) => {
    const found = new Set<string>()
    for (let at = 0; at + gram <= file.length; at += step) {
      const slot = slotAt(file, at)
      if (isTaken[slot] === 0) continue
      for (const { sought, offset } of marks.get(slot) ?? []) {
        const { what, bytes } = sought
        const from = at - offset
        if (from >= 0 && bytes.equals(file.subarray(from, from + bytes.length))) found.add(what)
      }
    }
    return [...found]
  }
}
