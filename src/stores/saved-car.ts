import { isRecord } from '#domain/data/record.ts'
/** A saved car, with enough data to render its card without a request. */
export interface SavedCar {
  readonly id: string
  readonly slug: string
  /** "2021 Toyota Hilux" */
  readonly title: string
  /** "SR5 (4x4)" or empty. */
  readonly subtitle: string
  readonly make: string
  readonly model: string
  /** As the card showed it on the day it was saved, e.g. "$41,990"; empty when unknown. */
  readonly price: string
  /** Terms of that price: "per week", "Drive Away". */
  readonly terms?: string
  /** Address of the card's picture, or null. */
  readonly image: string | null
}

/** Upper bound of saved cars, so that the list cannot fill the browser's storage. */
export const mostSaved = 200

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Accepts root-relative and http(s) addresses only; never `javascript:` or `data:` from a tampered store. */
const pictureAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value) ? value : null

/** Parses one car from untrusted data; null without an id or without a URL-safe slug. */
export function readSavedCar(value: unknown): SavedCar | null {
  if (!isRecord(value)) return null
  const id = words(value.id)
  const slug = words(value.slug)
  if (!id || !/^[a-z0-9][a-z0-9-]*$/.test(slug)) return null
  return {
    id,
    slug,
    title: words(value.title),
    subtitle: words(value.subtitle),
    make: words(value.make),
    model: words(value.model),
    price: words(value.price),
    ...(value.terms ? { terms: words(value.terms) } : {}),
    image: pictureAddress(value.image),
  }
}

/** Parses a list from untrusted data, up to `mostSaved` cars; drops unreadable entries and duplicate ids. */
export function readSavedCars(value: unknown): readonly SavedCar[] {
  if (!Array.isArray(value)) return []
  const byId = new Map<string, SavedCar>()
  for (const entry of value) {
    const car = readSavedCar(entry)
    if (car && !byId.has(car.id)) byId.set(car.id, car)
  }
  return [...byId.values()].slice(0, mostSaved)
}
