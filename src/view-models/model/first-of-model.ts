import { shownLocations } from '#addresses/location-paths.ts'
import { isAvailable, isForSale, isFreeInStock } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { paintName } from '#domain/car/paint.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import { formatCount } from '#domain/text/count.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '#view-models/car/car-summary.ts'
import { type PricingSite, shownPrices } from './model-text.ts'
import { mostCards } from './most-cards.ts'
import { typeOrder } from './of-type.ts'
import { varyCarPictures } from './vary-car-pictures.ts'

/** The first cars of a model, and the link to the rest. */
export interface FirstOfModel {
  /** Heading, true of all the cars. */
  readonly heading: string
  readonly cars: readonly CarSummary[]
  /** "See all 14"; null when all are shown. */
  readonly more: { readonly path: string; readonly text: string } | null
  /** Columns on a wide page when all cars are shown; null when the design decides. */
  readonly columns: 'three' | 'four' | null
  /**
   * Contact path for the gap that an odd number of cars leaves in the grid; null when there is no gap or not all cars
   * are shown.
   */
  readonly rest: string | null
}

type Showing = Pick<Tenant, 'site' | 'now'>

/** Sorted by type (new, demo, used), then by price; cars without a price come last within their type. */
export function inOrder(cars: readonly Car[], site: PricingSite): readonly Car[] {
  const rank = ({ car_type }: Car) => typeOrder.indexOf(car_type)
  const price = (car: Car) => shownPrices([car], site)[0] ?? Number.MAX_SAFE_INTEGER
  return cars.toSorted((a, b) => rank(a) - rank(b) || price(a) - price(b))
}

/** The first car of each kind: the cheapest, when sorted by price. */
function firstOfEach(cars: readonly Car[], kindOf: (car: Car) => string | null): readonly Car[] {
  return [...Map.groupBy(cars, kindOf).values()].flatMap(([first]) => first ?? [])
}

/** Score of how different a car is from those already chosen: 2 for a new variant plus 1 for a new paint. */
function newIn(car: Car, shown: readonly Car[]): number {
  const isNew = (of: (car: Car) => string | null) => of(car) !== null && shown.every((other) => of(other) !== of(car))
  return (isNew(({ badge }) => badge) ? 2 : 0) + (isNew(({ colour }) => paintName(colour)) ? 1 : 0)
}

/**
 * Selects up to `most` cars that represent a model best: the cheapest of each type, whose prices the page header
 * states, then cars of a variant and a paint not selected yet. Cars without a picture only fill up.
 */
export function pickRepresentativeCars(cars: readonly Car[], most: number, site: Showing['site']): readonly Car[] {
  const ordered = inOrder(cars, site)
  const chosen = [...firstOfEach(ordered, ({ car_type }) => car_type)]
  const left = new Set(ordered.filter((car) => car.primary_image_url && !chosen.includes(car)))
  while (chosen.length < most && left.size > 0) {
    const next = [...left].reduce((best, car) => (newIn(car, chosen) > newIn(best, chosen) ? car : best))
    chosen.push(next)
    left.delete(next)
  }
  return inOrder([...new Set([...chosen, ...ordered])].slice(0, most), site)
}

/**
 * "For sale" when a car is still to come; test-drive-only cars count as in stock. "Here" is used for a single location.
 */
function headingOf(cars: readonly Car[], site: Showing['site']): string {
  if (!cars.some(isForSale)) return cars.some(isAvailable) ? 'On hold today' : 'Sold lately'
  if (!cars.every(isFreeInStock)) return 'For sale'
  return shownLocations(site).length > 1 ? 'In stock today' : 'Here today'
}

/** The column count that leaves the fewest gaps in the last row; fewer than four cars fill one row in any design. */
function columnsOf(count: number): FirstOfModel['columns'] {
  if (count < 4) return null
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return empty(4) < empty(3) ? 'four' : 'three'
}

/** Selects and renders the first cars of a model. `list` is the path of the list of all of them, if there is one. */
export function firstOfModel(cars: readonly Car[], list: string | null, { site, now }: Showing): FirstOfModel {
  const most = mostCards(cars, site.brand.design.list)
  const hasMore = cars.length > most
  const columns = hasMore ? null : columnsOf(cars.length)
  const text = `See all ${formatCount(cars.length, site.locale)}`
  const has_types = new Set(cars.map(({ car_type }) => car_type)).size > 1
  return {
    heading: headingOf(cars, site),
    cars: varyCarPictures(pickRepresentativeCars(cars, most, site)).map((car) =>
      summaryOf(car, site, now, { has_types }),
    ),
    columns,
    rest: columns && cars.length % 2 === 1 ? site.routes.contact : null,
    more: list !== null && hasMore ? { path: list, text } : null,
  }
}
