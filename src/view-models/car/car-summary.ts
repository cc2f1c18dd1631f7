import { badgePolicy } from '#domain/car/badge.ts'
import type { Car } from '#domain/car/car.ts'
import { type CardPolicy, type CarSummary, summarise } from '#domain/car/summary.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What a summary needs of the site. */
export type SummarisingSite = SiteSlice<
  | 'locale'
  | 'cars.price'
  | 'cars.badges'
  | 'cars.certified.image'
  | 'cars.images'
  | 'cars.finance.on_cards'
  | 'brand.design.cards'
  | 'labels.subscription_period'
>

/** What the cards of a site depend on besides their cars. */
export function cardPolicy({ locale, cars, brand, labels }: SummarisingSite): CardPolicy {
  return {
    locale,
    pricing: { ...cars.price, period: labels.subscription_period },
    badge: badgePolicy(cars),
    pictures: cars.images,
    has_weekly: cars.finance.on_cards,
    has_room: brand.design.cards === 'row',
  }
}

/** A car of the showroom as its card shows it on this site; a page of electric cars alone need not say what each runs on. */
export function summaryOf(car: Car, site: SummarisingSite, now: Date, implied_fuel?: string): CarSummary {
  const facts = { ...car, location_name: car.location?.name ?? null, photos_count: car.images.length }
  const policy = cardPolicy(site)
  const badge = implied_fuel ? { ...policy.badge, implied_fuel } : policy.badge
  return summarise(facts, { ...policy, badge }, now)
}
