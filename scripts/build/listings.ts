import { join } from 'node:path'
import { type Listings, noListings } from '#stock/delist.ts'
import { readListings, writeListings } from '#stock/listings-file.ts'
import type { DealerLock } from './release/lock.ts'
import { readStateFile, type StateFileKind, writeStateFile } from './state-file.ts'

export function listingsFile(out: string, slug: string): string {
  return join(out, slug, 'listings.json')
}

const kind: StateFileKind<Listings> = {
  read: readListings,
  nothing: noListings,
  lost: 'cars that left before today have no page that says so',
}

/** The listings in a file, or none with a warning when it cannot be read; no warning when there is no file. */
export function readListingsFile(file: string): { readonly listings: Listings; readonly warnings: readonly string[] } {
  const { content: listings, warnings } = readStateFile(file, kind)
  return { listings, warnings }
}

/** Listings left by the last build of a dealer. */
export function loadPreviousListings(out: string, slug: string) {
  return readListingsFile(listingsFile(out, slug))
}

/**
 * Stores a build's listings for the next one. Call it before the release goes live: if the build ends in between, a car
 * too many is remembered, but none is forgotten.
 */
export function storeListings(lock: DealerLock, listings: Listings): void {
  writeStateFile(lock, listingsFile(lock.out, lock.slug), kind, writeListings(listings))
}
