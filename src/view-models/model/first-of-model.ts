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
import { turned } from './turned-cars.ts'

/** The first cars of a model, and the way to the rest. */
export interface FirstOfModel {
  /** What stands above them, as true of all of them. */
  readonly heading: string
  readonly cars: readonly CarSummary[]
  /** "See all 14"; null where all of them are shown. */
  readonly more: { readonly path: string; readonly text: string } | null
  /** How many of all of them stand side by side on a wide page; null where the design says it. */
  readonly columns: 'three' | 'four' | null
  /** Where to ask for another, in the place that an odd number of all of them leaves free; null where they fill their rows. */
  readonly rest: string | null
}

type Showing = Pick<Tenant, 'site' | 'now'>

/** New ones first, then demonstrators, then used ones, each by price; those without a price behind the others. */
export function inOrder(cars: readonly Car[], site: PricingSite): readonly Car[] {
  const rank = ({ car_type }: Car) => typeOrder.indexOf(car_type)
  const price = (car: Car) => shownPrices([car], site)[0] ?? Number.MAX_SAFE_INTEGER
  return cars.toSorted((a, b) => rank(a) - rank(b) || price(a) - price(b))
}

/** The first car of each kind, the cheapest in an order by price. */
function firstOfEach(cars: readonly Car[], kindOf: (car: Car) => string | null): readonly Car[] {
  return [...Map.groupBy(cars, kindOf).values()].flatMap(([first]) => first ?? [])
}

/** How much a car tells beside those that are shown: another variant counts more than another paint, both the most. */
function newIn(car: Car, shown: readonly Car[]): number {
  const isNew = (of: (car: Car) => string | null) => of(car) !== null && shown.every((other) => of(other) !== of(car))
  return (isNew(({ badge }) => badge) ? 2 : 0) + (isNew(({ colour }) => paintName(colour)) ? 1 : 0)
}

/**
 * So many of them as tell most of a model: the cheapest of each condition, which the head of the page names the price of, then
 * those of a variant and a paint that none of them has; one without a picture only where too few have any.
 */
export function chosenOf(cars: readonly Car[], most: number, site: Showing['site']): readonly Car[] {
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

/** What is still to come is for sale, and not here, which is one place alone; what may be driven alone is here all the same. */
function headingOf(cars: readonly Car[], site: Showing['site']): string {
  if (!cars.some(isForSale)) return cars.some(isAvailable) ? 'On hold today' : 'Sold lately'
  if (!cars.every(isFreeInStock)) return 'For sale'
  return shownLocations(site).length > 1 ? 'In stock today' : 'Here today'
}

/** Whatever leaves least of the last row empty; fewer than four fill one row of any design. */
function columnsOf(count: number): FirstOfModel['columns'] {
  if (count < 4) return null
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return empty(4) < empty(3) ? 'four' : 'three'
}

/** `list` is the address of all of them, where they have one. */
export function firstOfModel(cars: readonly Car[], list: string | null, { site, now }: Showing): FirstOfModel {
  const most = mostCards(cars, site.brand.design.list)
  const hasMore = cars.length > most
  const columns = hasMore ? null : columnsOf(cars.length)
  const text = `See all ${formatCount(cars.length, site.locale)}`
  const has_types = new Set(cars.map(({ car_type }) => car_type)).size > 1
  return {
    heading: headingOf(cars, site),
    cars: turned(chosenOf(cars, most, site)).map((car) => summaryOf(car, site, now, { has_types })),
    columns,
    rest: columns && cars.length % 2 === 1 ? site.routes.contact : null,
    more: list !== null && hasMore ? { path: list, text } : null,
  }
}
