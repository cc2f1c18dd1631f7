import { badgePolicy } from '#domain/car/badge.ts'
import type { Car } from '#domain/car/car.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { rateBasis } from '#domain/car/rates.ts'
import { type CardPolicy, type CarSummary, summarise } from '#domain/car/summary.ts'
import { typeNames } from '#domain/car/type-names.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** The part of the site's settings that a summary needs. */
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

/** What a site's cards depend on besides their cars. */
export function cardPolicy({ locale, cars, brand, labels }: SummarisingSite): CardPolicy {
  return {
    locale,
    pricing: { ...cars.price, period: labels.subscription_period },
    badge: badgePolicy(cars),
    pictures: cars.images,
    rate_basis: cars.finance.on_cards ? rateBasis(locale) : null,
    has_room: brand.design.cards === 'row',
  }
}

/** Adjustments to a card for the cards shown beside it. */
export interface CardCompany {
  /** The cards are of several types, so each states its own. */
  readonly has_types?: boolean
  /** The fuel that all of them use, so no card states it. */
  readonly implied_fuel?: string | undefined
}

/** The card of a car on this site. */
export function summaryOf(car: Car, site: SummarisingSite, now: Date, company: CardCompany = {}): CarSummary {
  const facts = { ...car, location_name: car.location?.name ?? null, photos_count: photoUrls(car).length }
  const policy = cardPolicy(site)
  const { implied_fuel, has_types = false } = company
  const badge = implied_fuel ? { ...policy.badge, implied_fuel } : policy.badge
  return summarise(facts, { ...policy, badge, types: has_types ? typeNames : undefined }, now)
}
