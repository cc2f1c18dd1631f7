import type { Car, VehicleKind } from '#domain/car/car.ts'
import type { Picture } from '#domain/car/picture.ts'
import type { PriceDisplay } from '#domain/car/price.ts'
import { isPlaceholderVin } from '#domain/car/vin.ts'
import { withoutEmpty } from '#domain/data/without-empty.ts'
import { distanceUnit } from '#domain/text/distance.ts'
import type { Site } from '#tenants/site.ts'
import { absoluteUrl } from './head.ts'
import type { Thing } from './json-ld.ts'

/** Data of a car page for its structured data. */
export interface CarPageData {
  readonly site: Pick<Site, 'name' | 'url' | 'locale'>
  readonly car: Car
  /** The price as the page shows it. */
  readonly price: PriceDisplay
  readonly pictures: readonly Picture[]
  /** Site path of the page. */
  readonly path: string
}

const types: Readonly<Record<VehicleKind, string>> = {
  cars: 'Car',
  bikes: 'Motorcycle',
  motorcycles: 'Motorcycle',
  trucks: 'Vehicle',
  rvs: 'Vehicle',
}

/** The car's schema.org availability. */
export function availabilityOf({ status, reserved, preorder }: Pick<Car, 'status' | 'reserved' | 'preorder'>): string {
  if (status === 'sold') return 'https://schema.org/SoldOut'
  if (status === 'reserved' || reserved) return 'https://schema.org/Reserved'
  if (status === 'coming_soon' || preorder) return 'https://schema.org/PreOrder'
  return 'https://schema.org/InStock'
}

/** Only a purchase price that the page shows, not a weekly subscription; empty for a sold car. */
function priceOf({ car, price, site }: CarPageData): Record<string, unknown> {
  const isStated = price.amount !== null && price.kind === 'price' && car.status !== 'sold'
  return isStated ? { price: Math.round(price.amount), priceCurrency: site.locale.currency } : {}
}

function offer(facts: CarPageData, url: string): Thing {
  const { site, car } = facts
  return {
    '@type': 'Offer',
    url,
    availability: availabilityOf(car),
    itemCondition: `https://schema.org/${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    ...priceOf(facts),
    seller: { '@type': 'AutoDealer', '@id': `${site.url}/#dealer`, name: site.name },
  }
}

/**
 * The car and its offer. Every value is on the page too, and a sold car has no price. Without a price it is not typed
 * as Product: search engines list explicit products and report each whose offer lacks a price.
 */
export function carThing(facts: CarPageData): Thing {
  const { site, car, pictures, path } = facts
  const url = absoluteUrl(site, path)
  const type = types[car.item_type]
  const offers = offer(facts, url)
  const odometer =
    car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: distanceUnit(site.locale).code }
  return {
    '@type': 'price' in offers ? ['Product', type] : type,
    ...withoutEmpty({
      name: car.name,
      url,
      image: pictures.length > 0 ? pictures.map(({ src }) => absoluteUrl(site, src)) : null,
      description: car.description,
      brand: car.make ? { '@type': 'Brand', name: car.make } : null,
      model: car.model,
      vehicleConfiguration: car.badge,
      vehicleModelDate: car.year === null ? null : String(car.year),
      mileageFromOdometer: odometer,
      bodyType: car.body ?? car.simple_body,
      vehicleTransmission: car.transmission ?? car.simple_transmission,
      fuelType: car.fuel ?? car.simple_fuel,
      driveWheelConfiguration: car.drive ?? car.simple_drive,
      color: car.colour,
      vehicleSeatingCapacity: car.seats || null,
      numberOfDoors: car.doors || null,
      vehicleEngine: car.engine ? { '@type': 'EngineSpecification', name: car.engine } : null,
      vehicleIdentificationNumber: car.vin && !isPlaceholderVin(car.vin) ? car.vin : null,
      sku: car.stocknum,
    }),
    offers,
  }
}
