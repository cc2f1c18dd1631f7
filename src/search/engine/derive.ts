import type { DraftOne } from './pack-column.ts'

/**
 * The child's code for each parent value (and for "not stated"), or null when the parent does not determine the child.
 */
function mapOf(child: DraftOne, parent: DraftOne): number[] | null {
  const map = new Array<number>(parent.values.length + 1).fill(-1)
  for (const [doc, code] of parent.codes.entries()) {
    const own = child.codes[doc] ?? 0
    if (map[code] === -1) map[code] = own
    else if (map[code] !== own) return null
  }
  return map.map((code) => Math.max(code, 0))
}

/** A column determined by another: its name, and child code by parent code. */
export interface Derivation {
  readonly from: string
  readonly map: readonly number[]
}

/**
 * Finds columns determined by another column (city by location, make by model). A search-file column is never derived
 * from a card-file column, and derivations have no cycles.
 */
export function findDerivations(
  columns: readonly DraftOne[],
  isInSearchFile: (name: string) => boolean,
): Map<string, Derivation> {
  const found = new Map<string, Derivation>()
  const leadsTo = (start: string, target: string): boolean => {
    if (start === target) return true
    const next = found.get(start)
    return next !== undefined && leadsTo(next.from, target)
  }
  for (const child of columns.toSorted((a, b) => a.values.length - b.values.length)) {
    for (const parent of columns.toSorted((a, b) => a.values.length - b.values.length)) {
      if (parent.values.length < child.values.length || parent.values.length > child.codes.length * 0.6) continue
      if (leadsTo(parent.name, child.name) || (isInSearchFile(child.name) && !isInSearchFile(parent.name))) continue
      const map = mapOf(child, parent)
      if (!map) continue
      found.set(child.name, { from: parent.name, map })
      break
    }
  }
  return found
}
