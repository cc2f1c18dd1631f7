import type { Car } from '#domain/car/car.ts'
import { type CarSummary, summarise } from '#domain/car/summary.ts'
import type { Site } from '#tenants/site.ts'

/** What a summary needs of the site. */
export type SummarisingSite = Pick<Site, 'locale' | 'pricing' | 'badges' | 'pictures'>

/** A car of the showroom as its card shows it on this site. */
export function summaryOf(car: Car, site: SummarisingSite, now: Date): CarSummary {
  const facts = { ...car, location_name: car.location?.name ?? null, photos_count: car.images.length }
  const { locale, pricing, badges: badge, pictures } = site
  return summarise(facts, { locale, pricing, badge, pictures }, now)
}
