import { badgePolicy } from '#domain/car/badge.ts'
import type { Car } from '#domain/car/car.ts'
import { type CarSummary, summarise } from '#domain/car/summary.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What a summary needs of the site. */
export type SummarisingSite = SiteSlice<
  'locale' | 'cars.price' | 'cars.badges' | 'cars.certified.image' | 'cars.images' | 'cars.finance.on_cards'
>

/** A car of the showroom as its card shows it on this site. */
export function summaryOf(car: Car, site: SummarisingSite, now: Date): CarSummary {
  const facts = { ...car, location_name: car.location?.name ?? null, photos_count: car.images.length }
  const { price: pricing, images: pictures } = site.cars
  return summarise(
    facts,
    { locale: site.locale, pricing, badge: badgePolicy(site.cars), pictures, has_weekly: site.cars.finance.on_cards },
    now,
  )
}
