import type { Car } from '#domain/car/car.ts'
import { paintFamily } from '#domain/car/paint.ts'
import { formatCount } from '#domain/text/count.ts'
import { localise } from '#domain/text/spelling.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import { fromPrices, typeNames, typeOrder } from './from-prices.ts'
import { lowestPrice, type PricingSite, shownPrices } from './model-text.ts'

/** A row of the table of a model: what of it stands here, and the list of exactly those cars. */
export interface StockRow {
  readonly name: string
  readonly href: string
  readonly count: string
  /** The lowest price, or what the dealer says where none is shown. */
  readonly from: string
  /** "Automatic", "AWD, FWD", "Petrol, hybrid": what these cars have, empty where nobody says. */
  readonly transmission: string
  readonly drive: string
  readonly fuel: string
}

/** A family of paints in which the model stands here: white, whatever each maker calls it. */
export interface Paint {
  readonly name: string
  /** The list of its cars, of all names that the family has here. */
  readonly href: string
  readonly count: string
  /** Of its dot; null for a name that says no colour. */
  readonly colour: string | null
}

/** What of a model can be bought here today. */
export interface ModelStockView {
  /** "New from $46,490, used from $28,990"; empty where no price is shown. */
  readonly prices: string
  /** New, demo and used ones; none where all are of one type. */
  readonly types: readonly StockRow[]
  readonly variants: readonly StockRow[]
  readonly paints: readonly Paint[]
}

/** Cars of one value of an attribute; cars that do not state it are in none. */
function groupsOf(cars: readonly Car[], named: (car: Car) => string | null): readonly (readonly [string, Car[]])[] {
  return [...Map.groupBy(cars, (car) => named(car)?.trim() ?? '')].filter(([name]) => name !== '')
}

function listed(values: readonly (string | null)[]): string {
  return [...new Set(values.flatMap((value) => value || []))].sort().join(', ')
}

/** Paints by their family, the most usual first, each with the list of all its names; a name that says no colour is its own. */
function paintsOf(cars: readonly Car[], path: string, { locale }: PricingSite): readonly Paint[] {
  const families = groupsOf(cars, ({ colour }) => paintFamily(colour ?? '')?.name ?? colour)
  return families
    .toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
    .map(([name, of]) => ({
      name: localise(name, locale),
      href: narrowed(
        path,
        'colour',
        groupsOf(of, ({ colour }) => colour).map(([paint]) => paint),
      ),
      count: formatCount(of.length, locale),
      colour: paintFamily(name)?.colour ?? null,
    }))
}

/** The stock of one model, told from its cars for sale; `path` is the list of them. */
export function modelStockView(cars: readonly Car[], path: string, site: PricingSite): ModelStockView {
  const rowOf = (name: string, href: string, of: readonly Car[]): StockRow => ({
    ...{ name, href, count: formatCount(of.length, site.locale) },
    from: lowestPrice(of, site) ?? site.cars.price.no_price_text,
    transmission: listed(of.map((car) => car.simple_transmission ?? car.transmission)),
    drive: listed(of.map((car) => car.simple_drive ?? car.drive)),
    fuel: listed(of.map((car) => car.simple_fuel ?? car.fuel)),
  })
  const lowest = (of: readonly Car[]) => Math.min(...shownPrices(of, site))
  const types = typeOrder.map((type) => [type, cars.filter(({ car_type }) => car_type === type)] as const)
  const variants = groupsOf(cars, ({ badge }) => badge).toSorted((a, b) => lowest(a[1]) - lowest(b[1]) || 0)
  return {
    prices: fromPrices(cars, site),
    types: types.flatMap(([type, of]) =>
      of.length > 0 && of.length < cars.length ? [rowOf(typeNames[type], narrowed(path, 'car_type', [type]), of)] : [],
    ),
    variants: variants.map(([name, of]) => rowOf(name, narrowed(path, 'badge', [name]), of)),
    paints: paintsOf(cars, path, site),
  }
}
