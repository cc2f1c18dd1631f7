import type { Car, CarType } from '#domain/car/car.ts'
import { paintColour } from '#domain/car/paint.ts'
import { formatCount } from '#domain/text/count.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { ListAttribute } from '#search/facets.ts'
import { writeLocation } from '#search/page-path.ts'
import { emptyState } from '#search/state.ts'
import { modelStock, type PricingSite, shownPrices } from './model-text.ts'

/** A row of the table of a model: what of it stands here, and the list of exactly those cars. */
export interface StockRow {
  readonly name: string
  readonly href: string
  readonly count: string
  readonly from: string | null
  /** "Automatic", "AWD, FWD", "Petrol, hybrid": what these cars have, empty where nobody says. */
  readonly transmission: string
  readonly drive: string
  readonly fuel: string
}

/** A paint in which the model stands here. */
export interface Paint {
  readonly name: string
  readonly href: string
  readonly count: string
  /** Of its dot; null for a name that says no colour. */
  readonly colour: string | null
}

/** What of a model can be bought here today. */
export interface ModelStockView {
  /** "$28,990 to $61,990"; one price where all cost the same, null where none is shown. */
  readonly range: string | null
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

const typeNames: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' }
const typeOrder: readonly CarType[] = ['new', 'demo', 'used']

/** The stock of one model, told from its cars for sale; `path` is the list of them. */
export function modelStockView(cars: readonly Car[], path: string, site: PricingSite): ModelStockView {
  const narrowed = (attribute: ListAttribute, value: string) =>
    writeLocation(path, { ...emptyState, lists: { [attribute]: [value] } })
  const count = (of: readonly Car[]) => formatCount(of.length, site.locale)
  const rowOf = (name: string, href: string, of: readonly Car[]): StockRow => ({
    ...{ name, href, count: count(of) },
    from: modelStock(of, site).from,
    transmission: listed(of.map((car) => car.simple_transmission ?? car.transmission)),
    drive: listed(of.map((car) => car.simple_drive ?? car.drive)),
    fuel: listed(of.map((car) => car.simple_fuel ?? car.fuel)),
  })
  const lowest = (of: readonly Car[]) => Math.min(...shownPrices(of, site))
  const types = typeOrder.map((type) => [type, cars.filter(({ car_type }) => car_type === type)] as const)
  const variants = groupsOf(cars, ({ badge }) => badge).toSorted((a, b) => lowest(a[1]) - lowest(b[1]) || 0)
  return {
    range: priceRange(cars, site),
    types: types.flatMap(([type, of]) =>
      of.length > 0 && of.length < cars.length ? [rowOf(typeNames[type], narrowed('car_type', type), of)] : [],
    ),
    variants: variants.map(([name, of]) => rowOf(name, narrowed('badge', name), of)),
    paints: groupsOf(cars, ({ colour }) => colour)
      .toSorted((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en'))
      .map(([name, of]) => ({ name, href: narrowed('colour', name), count: count(of), colour: paintColour(name) })),
  }
}

/** From the lowest to the highest price that is shown of these cars; one price where all cost the same, null without any. */
export function priceRange(cars: readonly Car[], site: PricingSite): string | null {
  const prices = shownPrices(cars, site)
  if (prices.length === 0) return null
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((price) => formatMoney(price, site.locale))
  return low === high ? (low ?? null) : `${low} to ${high}`
}
