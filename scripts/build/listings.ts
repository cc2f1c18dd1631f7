import { join } from 'node:path'
import { type Listings, noListings } from '#stock/delist.ts'
import { readListings, writeListings } from '#stock/listings-file.ts'
import { keepLeft, type LeftKind, readLeft } from './left-file.ts'
import type { DealerLock } from './release/lock.ts'

export function listingsFile(out: string, slug: string): string {
  return join(out, slug, 'listings.json')
}

const kind: LeftKind<Listings> = {
  read: readListings,
  nothing: noListings,
  lost: 'cars that left before today have no page that says so',
}

/** The listings in a file, or none with a warning when it cannot be read; no warning when there is no file. */
export function readListingsFile(file: string): { readonly listings: Listings; readonly warnings: readonly string[] } {
  const { content: listings, warnings } = readLeft(file, kind)
  return { listings, warnings }
}

/** Listings left by the last build of a dealer. */
export function listingsBefore(out: string, slug: string) {
  return readListingsFile(listingsFile(out, slug))
}

/**
 * Stores a build's listings for the next one. Call it before the release goes live: if the build ends in between, a car
 * too many is remembered, but none is forgotten.
 */
export function keepListings(lock: DealerLock, listings: Listings): void {
  keepLeft(lock, listingsFile(lock.out, lock.slug), kind, writeListings(listings))
}
