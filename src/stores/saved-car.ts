import { isRecord } from '#domain/data/record.ts'
/** What is kept of a car a shopper saved: enough to show it again without asking anyone. */
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
  /** What that price buys: "per week", "Drive Away". */
  readonly terms?: string
  /** Address of the card's picture, or null. */
  readonly image: string | null
}

/** More than anyone saves; keeps a runaway list from filling the shopper's storage. */
export const mostSaved = 200

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Only addresses a picture can have; never `javascript:` or `data:` from a tampered store. */
const pictureAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value) ? value : null

/** Reads one car from untrusted data; null when it has no id, or no slug that is a safe part of an address. */
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

/** Reads a whole list from untrusted data: what cannot be read and what stands twice is left out. */
export function readSavedCars(value: unknown): readonly SavedCar[] {
  if (!Array.isArray(value)) return []
  const byId = new Map<string, SavedCar>()
  for (const entry of value) {
    const car = readSavedCar(entry)
    if (car && !byId.has(car.id)) byId.set(car.id, car)
  }
  return [...byId.values()].slice(0, mostSaved)
}
