import type { Entry, MapNode, Tree } from './tree.ts'

function mergeEntries(lower: MapNode, upper: MapNode): ReadonlyMap<string, Entry> {
  const merged = new Map(lower.entries)
  for (const [key, entry] of upper.entries) {
    const below = lower.entries.get(key)
    merged.set(key, below ? { keyAt: entry.keyAt, value: mergeLayers(below.value, entry.value) } : entry)
  }
  return merged
}

/**
 * Merges the upper layer over the lower: maps merge key by key, everything else replaces. Every value keeps the place
 * of the layer it came from. Merging is associative, so layers may be combined in any grouping.
 */
export function mergeLayers(lower: Tree, upper: Tree): Tree {
  if (upper.kind !== 'map' || upper.closed) return upper
  if (lower.kind !== 'map') return { ...upper, closed: true }
  return { kind: 'map', entries: mergeEntries(lower, upper), at: upper.at, closed: lower.closed }
}
