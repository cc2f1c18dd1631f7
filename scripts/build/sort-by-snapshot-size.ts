import { statSync } from 'node:fs'
import { join } from 'node:path'
import { stockFormats, usualSnapshot } from '#tenants/dealer-file/stock-formats.ts'

/** Size in bytes; null when there is no file or it is inaccessible, which is reported when its dealer is built. */
function bytesOf(file: string): number | null {
  try {
    return statSync(file).size
  } catch {
    return null
  }
}

/**
 * Size in bytes of the largest of these files; null when none exists. A stale file of another format may lie beside a
 * snapshot: overestimating work costs less than underestimating it.
 */
export function measureLargestFile(files: readonly string[]): number | null {
  const sizes = files.flatMap((file) => bytesOf(file) ?? [])
  return sizes.length > 0 ? Math.max(...sizes) : null
}

/** Default snapshot paths of a dealer whose files name none. */
export const defaultSnapshotPaths = (slug: string): readonly string[] =>
  stockFormats.map((format) => usualSnapshot(slug, format))

/**
 * Dealers by size of their snapshot, largest first: a large one started last would keep one core busy while the others
 * idle. A stock fetched by URL has no known size, so its dealer comes last.
 */
export function sortBySnapshotSize(slugs: readonly string[], content: string): string[] {
  const bytes = (slug: string) => measureLargestFile(defaultSnapshotPaths(slug).map((file) => join(content, file))) ?? 0
  const known = new Map(slugs.map((slug) => [slug, bytes(slug)]))
  return slugs.toSorted((one, other) => (known.get(other) ?? 0) - (known.get(one) ?? 0))
}
