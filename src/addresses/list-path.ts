import { slugify } from '#domain/text/slug.ts'

/** Whether a body style or make can stand in an address. One of another script cannot: it has no list of its own. */
export function hasList(name: string): boolean {
  return slugify(name, '') !== ''
}

/** A body style or make -> the address of its list, e.g. "Station Wagon" -> /search/station-wagon. */
export function listPath(name: string): string {
  return `/search/${slugify(name, '')}`
}

/** The list of one model of a make. */
export function modelListPath(make: string, model: string): string {
  return `${listPath(make)}/${slugify(model, '')}`
}
