import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { isElectricFuel, isHybridFuel } from '#domain/car/fuel.ts'
import { isOnOffer, mostOffFirst } from '#domain/car/on-offer.ts'
import type { SwitchedPageName } from '#domain/page/switched-pages.ts'
import { type Promo, promosOn } from '#domain/promo/promo.ts'
import type { Routes } from '#tenants/routes.ts'

/** Paths of the lists of all cars on offer and of all electric cars, to which the pages about them link. */
export const offersListPath = '/search/special-offers'
export const electricListPath = '/search/electric-cars'

/** A page about a part of the stock; `cars` may be empty today. */
export interface StockPage {
  readonly kind: 'electric' | 'offers' | 'used'
  /** Name of its switch in the dealer file. */
  readonly switched: SwitchedPageName
  readonly path: string
  readonly title: string
  readonly text: string
  readonly cars: readonly Car[]
  /** The most similar other cars: hybrids on the page of electric cars. */
  readonly nearest: readonly Car[]
  /** Maximum number of cars shown on the page: fills rows of two, three and four. */
  readonly most: number
  /** The list of all of them and its name; null when the page shows all. */
  readonly list: { readonly path: string; readonly which: string } | null
}

/** Whether a page has content today: cars or current offers. One without exists only for old links. */
export function isWorthReading(
  { kind, cars }: Pick<StockPage, 'kind' | 'cars'>,
  promos: readonly Promo[],
  now: Date,
  timeZone: string,
): boolean {
  return cars.length > 0 || (kind === 'offers' && promosOn(promos, now, timeZone).length > 0)
}

type StockRoutes = Pick<Routes, 'electric_cars' | 'special_offers' | 'used_car_list'>

/** Whether a car is purely electric. */
export function isElectric({ simple_fuel, fuel }: Pick<Car, 'simple_fuel' | 'fuel'>): boolean {
  return isElectricFuel(simple_fuel ?? fuel)
}

const isHybrid = ({ simple_fuel, fuel }: Car) => isHybridFuel(simple_fuel ?? fuel)

/** Fuel values of the purely electric cars, as in the search index. */
export function electricFuels(cars: readonly Car[]): readonly string[] {
  return fuelsOf(cars.filter(isElectric))
}

/** Distinct fuel values of cars, sorted, as in the search index. */
export function fuelsOf(cars: readonly Car[]): readonly string[] {
  return [...new Set(cars.flatMap(({ simple_fuel, fuel }) => simple_fuel ?? fuel ?? []))].sort()
}

const nameOf = ({ make, model }: Car) => `${make} ${model}`
const byName = (a: Car, b: Car) => nameOf(a).localeCompare(nameOf(b), 'en')

/** The dealer's pages about a part of the stock, with cars for sale. The used ones are by name, offers by markdown. */
export function stockPages(routes: StockRoutes, cars: readonly Car[]): StockPage[] {
  const sale = cars.filter(isForSale)
  const { electric_cars, special_offers, used_car_list } = routes
  const pages: readonly (Omit<StockPage, 'path'> & { readonly path: string | null })[] = [
    {
      kind: 'electric',
      switched: 'electric_cars',
      path: electric_cars,
      title: 'Electric Cars',
      text: 'Nothing to fill up, fewer services, and a car you charge at home.',
      cars: sale.filter(isElectric),
      nearest: sale.filter(isHybrid),
      most: 12,
      list: { path: electricListPath, which: 'electric {cars}' },
    },
    {
      kind: 'offers',
      switched: 'special_offers',
      path: special_offers,
      title: 'Special Offers',
      text: 'What is marked down today, and the offers that run now.',
      cars: mostOffFirst(sale.filter(isOnOffer)),
      nearest: [],
      most: 12,
      list: { path: offersListPath, which: '{cars} on offer' },
    },
    {
      kind: 'used',
      switched: 'used_car_list',
      path: used_car_list,
      title: 'Used Car List',
      text: 'Every used car on one page, by make and model.',
      cars: sale.filter(({ car_type }) => car_type === 'used').toSorted(byName),
      nearest: [],
      most: Number.POSITIVE_INFINITY,
      list: null,
    },
  ]
  return pages.filter((page): page is StockPage => page.path !== null)
}
