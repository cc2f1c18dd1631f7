import { slugify } from '#domain/text/slug.ts'

/** Whether a body style or make has a list: false when nothing of its name is left in a slug, as in other scripts. */
export function hasList(name: string): boolean {
  return slugify(name, '') !== ''
}

/** Path of a body style's or make's list: "Station Wagon" -> /search/station-wagon. */
export function listPath(name: string): string {
  return `/search/${slugify(name, '')}`
}

/** Path of the list of one model. */
export function modelListPath(make: string, model: string): string {
  return `${listPath(make)}/${slugify(model, '')}`
}
