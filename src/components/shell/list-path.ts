import { slugify } from '#domain/text/slug.ts'

/** A body style or make -> the address of its list, e.g. "Station Wagon" -> /search/station-wagon. */
export function listPath(name: string): string {
  return `/search/${slugify(name, '')}`
}
