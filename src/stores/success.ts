import { isRecord } from '#domain/data/record.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

/** The car a shopper last enquired about. */
export interface EnquiredCar {
  readonly id: string
  readonly slug: string
  readonly title: string
}

const carName = 'enquired-car'
const categoryName = 'success-category'

/** Remembers which car a form was about. */
export function rememberCar(car: EnquiredCar, storage: SiteStorage = localSiteStorage): void {
  storage.write(carName, { id: car.id, slug: car.slug, title: car.title })
}

/** The car last enquired about, or null when there is none whose address can be trusted. */
export function enquiredCar(storage: SiteStorage = localSiteStorage): EnquiredCar | null {
  const value = storage.read(carName)
  if (!isRecord(value)) return null
  const { id, slug, title } = value
  if (typeof id !== 'string' || typeof slug !== 'string' || typeof title !== 'string') return null
  return /^[a-z0-9][a-z0-9-]*$/.test(slug) && title ? { id, slug, title } : null
}

/** Remembers the category of the last form sent, for whoever asks the storage; the success page goes by its address. */
export function rememberCategory(category: string, storage: SiteStorage = localSiteStorage): void {
  storage.write(categoryName, category)
}

/** Forgets both. */
export function dropSuccess(storage: SiteStorage = localSiteStorage): void {
  storage.remove(carName)
  storage.remove(categoryName)
}
