import { isJump } from '#domain/car/amount-jump.ts'
import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { photoUrls } from '#domain/car/photo-urls.ts'
import { pictureFor } from '#domain/car/picture.ts'
import { displayPrice } from '#domain/car/price.ts'
import { identifyingVins } from '#domain/car/vin.ts'
import { carPlace } from '#domain/location/car-place.ts'
import type { Location } from '#domain/location/location.ts'
import { dayMs, instantOf } from '#domain/text/instant.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import { absoluteUrl } from '#seo/head.ts'
import type { CarPast } from '#stock/car-history.ts'
import type { Tenant } from '#tenants/current.ts'
import type { Site } from '#tenants/site.ts'

/** A car for sale as feeds speak of it. */
export interface FeedCar {
  readonly car: Car
  /** Address of its page. */
  readonly url: string
  /** Addresses of its pictures. */
  readonly pictures: readonly string[]
  /** The price its page shows, in whole dollars; null where that is none of its own. */
  readonly price: number | null
  readonly place: Location | null
  /** The VIN that tells it from all others; null where two cars have it. */
  readonly vin: string | null
  /** The day it came into stock, YYYY-MM-DD by the dealer's calendar: as the stock says, at the latest the night it was first seen. */
  readonly stocked: string | null
  /** What the nights saw of it. */
  readonly past: CarPast | null
}

export type FeedTenant = Pick<Tenant, 'site' | 'showroom' | 'now'>

function picturesOf(car: Car, site: Site): readonly string[] {
  return photoUrls(car).map((url) => absoluteUrl(site, pictureFor(url, '', site.cars.images).src))
}

/** The dealer's day of a moment; a day without a time was read as midnight in UTC, which may be the evening before there. */
function dayOf(moment: string | null, timeZone: string): string | null {
  const at = instantOf(moment)
  if (at === null) return null
  return at % dayMs === 0 ? new Date(at).toISOString().slice(0, 10) : wallClock(new Date(at), timeZone).date
}

/** A day before a car could be built is none that it came, but what a feed writes where it knows none. */
function stockedDay(car: Car, past: CarPast | null, { locale }: Site): string | null {
  const said = dayOf(car.created_at, locale.timeZone)
  const isSaid = said !== null && Number(said.slice(0, 4)) >= (car.year ?? 0) - 1
  return isSaid && said < (past?.first ?? '9999') ? said : (past?.first ?? null)
}

/** The cars that a dealer has for sale, with what feeds say of them. Sold and reserved ones are offered to nobody. */
export function feedCars({ site, showroom }: FeedTenant): readonly FeedCar[] {
  const forSale = showroom.cars.filter(isForSale)
  const vinOf = identifyingVins(forSale)
  return forSale.map((car) => {
    const past = showroom.history[car.id] ?? null
    const { kind, amount } = displayPrice(car, site.cars.price, site.locale)
    return {
      car,
      url: absoluteUrl(site, `/cars/${car.slug}`),
      pictures: picturesOf(car, site),
      price: kind === 'price' ? amount : null,
      place: carPlace(car, site).location,
      vin: vinOf(car),
      stocked: stockedDay(car, past, site),
      past,
    }
  })
}

/** A fall of a price that the site itself showed: the price before it, and the day it came. */
export interface PriceDrop {
  readonly day: string
  readonly from: number
  readonly to: number
}

/**
 * The last change of a car's price where that was a fall, proved by the nights that saw both; null where it was none, or where the
 * price halved: no sale does, and a slip that was told to all who follow the feed comes back from none of them.
 */
export function priceDrop({ past, price }: Pick<FeedCar, 'past' | 'price'>): PriceDrop | null {
  const [[, from] = ['', null], [day, to] = ['', null]] = past?.prices.slice(-2) ?? []
  return from !== null && to !== null && to === price && to < from && !isJump(from, to) ? { day, from, to } : null
}
