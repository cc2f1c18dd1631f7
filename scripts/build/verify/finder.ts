/** Something that may stand nowhere, and how it is told; the text itself never is. */
export interface Needle {
  readonly what: string
  readonly text: string
}

/** Letters that are looked at together. */
const gram = 4
const slots = 1 << 18

function slotAt(text: string, at: number): number {
  const hash =
    text.charCodeAt(at) * 31 ** 3 +
    text.charCodeAt(at + 1) * 31 ** 2 +
    text.charCodeAt(at + 2) * 31 +
    text.charCodeAt(at + 3)
  return (hash ^ (hash >>> 12)) & (slots - 1)
}

interface Mark {
  readonly needle: Needle
  /** Where in the needle the letters stand. */
  readonly offset: number
}

/**
 * Looks for many texts at once. Whatever is as long as the shortest of them holds four letters at every so many steps,
 * so only those are looked at: a release is read in a fraction of the time that one search for each text takes.
 */
export function finderOf(needles: readonly Needle[]): (text: string) => readonly string[] {
  const sought = needles.filter(({ text }) => text.length >= gram)
  if (sought.length === 0) return () => []
  const step = Math.min(...sought.map(({ text }) => text.length)) - gram + 1
  const isTaken = new Uint8Array(slots)
  const marks = new Map<number, Mark[]>()
  for (const needle of sought) {
    for (let offset = 0; offset < step; offset++) {
      const slot = slotAt(needle.text, offset)
      isTaken[slot] = 1
      marks.set(slot, [...(marks.get(slot) ?? []), { needle, offset }])
    }
  }
  return (text) => {
    const found = new Set<string>()
    for (let at = 0; at + gram <= text.length; at += step) {
      const slot = slotAt(text, at)
      if (isTaken[slot] === 0) continue
      for (const { needle, offset } of marks.get(slot) ?? []) {
        if (at >= offset && text.startsWith(needle.text, at - offset)) found.add(needle.what)
      }
    }
    return [...found]
  }
}
