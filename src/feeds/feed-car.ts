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

/** A car for sale, as feeds describe it. */
export interface FeedCar {
  readonly car: Car
  /** Absolute URL of its page. */
  readonly url: string
  /** Absolute URLs of its pictures. */
  readonly pictures: readonly string[]
  /** The price its page shows, in dollars; null when the page shows no price or a weekly one. */
  readonly price: number | null
  readonly place: Location | null
  /** Its VIN; null when it is unknown, a placeholder or shared by two cars. */
  readonly vin: string | null
  /**
   * Day it came into stock (YYYY-MM-DD in the dealer's time zone): the date in the stock data, but no later than the
   * first nightly build that had it. Null when unknown.
   */
  readonly stocked: string | null
  /** Its history from the nightly builds; null when there is none. */
  readonly past: CarPast | null
}

export type FeedTenant = Pick<Tenant, 'site' | 'showroom' | 'now'>

function picturesOf(car: Car, site: Site): readonly string[] {
  return photoUrls(car).map((url) => absoluteUrl(site, pictureFor(url, '', site.cars.images).src))
}

/**
 * Day of a date-time in the dealer's time zone. A date without a time was parsed as midnight UTC, which may be the
 * previous evening there, so it is kept as it is.
 */
function dayOf(moment: string | null, timeZone: string): string | null {
  const at = instantOf(moment)
  if (at === null) return null
  return at % dayMs === 0 ? new Date(at).toISOString().slice(0, 10) : wallClock(new Date(at), timeZone).date
}

/**
 * Day a car came into stock. A date before the car can have been built is ignored: feeds write such dates when they
 * have none.
 */
function stockedDay(car: Car, past: CarPast | null, { locale }: Site): string | null {
  const said = dayOf(car.created_at, locale.timeZone)
  const isSaid = said !== null && Number(said.slice(0, 4)) >= (car.year ?? 0) - 1
  return isSaid && said < (past?.first ?? '9999') ? said : (past?.first ?? null)
}

/** A dealer's cars for sale with their feed data, without sold and reserved ones. */
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

const lettersOfVin = 17

/** The car's VIN if ad networks accept it, else null: they reject the shorter frame numbers of Japanese domestic cars. */
export const fullVin = ({ vin }: Pick<FeedCar, 'vin'>): string | null => (vin?.length === lettersOfVin ? vin : null)

/** A price reduction that the site itself showed: both prices, and the day of the change. */
export interface PriceDrop {
  readonly day: string
  readonly from: number
  readonly to: number
}

/**
 * A car's last price change, when it was a reduction that the nightly builds recorded. Null when it was no reduction,
 * or when the price dropped by half or more: no sale does that, and an error once sent to subscribers cannot be
 * withdrawn.
 */
export function priceDrop({ past, price }: Pick<FeedCar, 'past' | 'price'>): PriceDrop | null {
  const [[, from] = ['', null], [day, to] = ['', null]] = past?.prices.slice(-2) ?? []
  return from !== null && to !== null && to === price && to < from && !isJump(from, to) ? { day, from, to } : null
}
