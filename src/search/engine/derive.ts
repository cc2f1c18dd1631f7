import type { DraftOne } from './pack-column.ts'

/** One code of the child for each value of the parent (and for "not stated"), or null when the parent does not decide. */
function mapOf(child: DraftOne, parent: DraftOne): number[] | null {
  const map = new Array<number>(parent.values.length + 1).fill(-1)
  for (const [doc, code] of parent.codes.entries()) {
    const own = child.codes[doc] ?? 0
    if (map[code] === -1) map[code] = own
    else if (map[code] !== own) return null
  }
  return map.map((code) => Math.max(code, 0))
}

/** A column that another decides, and how. */
export interface Derivation {
  readonly from: string
  readonly map: readonly number[]
}

/**
 * Finds the columns that another column decides (city by location, make by model). A column is only ever derived from
 * one that stands earlier in the files, and never from one that would lead back to itself.
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
