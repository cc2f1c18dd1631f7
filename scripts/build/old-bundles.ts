import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isPartial } from './release/paths.ts'

/** Longer than any build: a bundle is read until the last dealer is built. */
const keptMs = 24 * 3_600_000

/** Touches a bundle, to mark it as used. Fails silently on a read-only cache, from which nothing is dropped either. */
export function touchBundle(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // Read-only cache.
  }
}

/** Drops unfinished bundles of other processes, and complete bundles other than `keep` that were not used for a day. */
export function dropOldBundles(store: string, keep: string, tag: string): void {
  for (const entry of readdirSync(store, { withFileTypes: true })) {
    const folder = join(store, entry.name)
    if (!entry.isDirectory() || entry.name === keep || isPartial(entry.name, tag)) continue
    const isOld = isPartial(entry.name) || Date.now() - statSync(folder).mtimeMs > keptMs
    if (isOld) rmSync(folder, { recursive: true, force: true })
  }
}
