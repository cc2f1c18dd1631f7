import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isPartial } from './release/paths.ts'

/** Longer than any night: a build reads its bundle until its last dealer is made. */
const keptMs = 24 * 3_600_000

/** Says that a build begins to use a bundle; where nothing may be written, nobody drops bundles either. */
export function markUsed(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // A cache that is given read-only.
  }
}

/** Drops unfinished bundles of processes that are gone, and bundles of other sources that no build began to use for a day. */
export function dropOldBundles(store: string, keep: string, tag: string): void {
  for (const entry of readdirSync(store, { withFileTypes: true })) {
    const folder = join(store, entry.name)
    if (!entry.isDirectory() || entry.name === keep || isPartial(entry.name, tag)) continue
    const isOld = isPartial(entry.name) || Date.now() - statSync(folder).mtimeMs > keptMs
    if (isOld) rmSync(folder, { recursive: true, force: true })
  }
}
