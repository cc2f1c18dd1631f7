import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Listings, noListings } from '#stock/delist.ts'
import { readListings, writeListings } from '#stock/listings-file.ts'
import { writeDurably } from './release/durable.ts'
import type { DealerLock } from './release/lock.ts'
import { partialOf } from './release/paths.ts'

/**
 * Beside the releases and not in one of them: after a rollback the next build must still know every car that any
 * release had a page for.
 */
export function listingsFile(out: string, slug: string): string {
  return join(out, slug, 'listings.json')
}

const asideOf = (file: string) => file.replace(/\.json$/, '.unreadable.json')

/** What the last build left behind, or nothing and a warning when it cannot be read; a first build left nothing. */
export function readListingsFile(file: string): { readonly listings: Listings; readonly warnings: readonly string[] } {
  if (!existsSync(file)) return { listings: noListings, warnings: [] }
  const read = readListings(readFileSync(file, 'utf8'))
  if (!('unreadable' in read)) return { listings: read, warnings: [] }
  const shown = relative(process.cwd(), file)
  const warning =
    `${shown} cannot be read (${read.unreadable}), so cars that left before today have no page that says so. ` +
    `The file is kept as ${asideOf(shown)}: put a whole one in its place and build again.`
  return { listings: noListings, warnings: [warning] }
}

/** What the last build of a dealer left behind. */
export function listingsBefore(out: string, slug: string) {
  return readListingsFile(listingsFile(out, slug))
}

/**
 * Leaves a build's listings to the next one. Call it before the release goes live: should the build end in between,
 * a car too many is remembered, and none is forgotten. An unreadable file is put aside.
 */
export function keepListings(lock: DealerLock, listings: Listings): void {
  const { out, slug, tag } = lock
  lock.assertHeld()
  const file = listingsFile(out, slug)
  if (readListingsFile(file).warnings.length > 0) renameSync(file, asideOf(file))
  writeDurably(file, partialOf(file, tag), writeListings(listings))
}
