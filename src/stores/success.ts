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

/** The car last enquired about; null when there is none or its slug is not URL-safe. */
export function enquiredCar(storage: SiteStorage = localSiteStorage): EnquiredCar | null {
  const value = storage.read(carName)
  if (!isRecord(value)) return null
  const { id, slug, title } = value
  if (typeof id !== 'string' || typeof slug !== 'string' || typeof title !== 'string') return null
  return /^[a-z0-9][a-z0-9-]*$/.test(slug) && title ? { id, slug, title } : null
}

/** Stores the category of the last sent form. The success page does not read it: it uses its query. */
export function rememberCategory(category: string, storage: SiteStorage = localSiteStorage): void {
  storage.write(categoryName, category)
}

/** Forgets both. */
export function dropSuccess(storage: SiteStorage = localSiteStorage): void {
  storage.remove(carName)
  storage.remove(categoryName)
}
