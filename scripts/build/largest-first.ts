import { statSync } from 'node:fs'
import { join } from 'node:path'
import { stockFormats, usualSnapshot } from '#tenants/dealer-file/stock-formats.ts'

/** Its bytes; null where there is none, or it cannot be looked at, which is told of its dealer alone when that is built. */
function bytesOf(file: string): number | null {
  try {
    return statSync(file).size
  } catch {
    return null
  }
}

/**
 * How many bytes the largest of these files has; null where none is there. One that was left from another format may lie beside
 * a snapshot: too much work expected costs less than too little.
 */
export function bytesOfLargest(files: readonly string[]): number | null {
  const sizes = files.flatMap((file) => bytesOf(file) ?? [])
  return sizes.length > 0 ? Math.max(...sizes) : null
}

/** Where a dealer's snapshot may lie whose files do not say where. */
export const usualSnapshots = (slug: string): readonly string[] =>
  stockFormats.map((format) => usualSnapshot(slug, format))

/**
 * Dealers in the order to begin them: whoever ends with the largest ends with one core that works while the others wait. Where a
 * stock comes from elsewhere its size is not known before, and its dealer waits.
 */
export function largestFirst(slugs: readonly string[], content: string): string[] {
  const bytes = (slug: string) => bytesOfLargest(usualSnapshots(slug).map((file) => join(content, file))) ?? 0
  const known = new Map(slugs.map((slug) => [slug, bytes(slug)]))
  return slugs.toSorted((one, other) => (known.get(other) ?? 0) - (known.get(one) ?? 0))
}
