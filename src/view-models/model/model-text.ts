import { isForSale } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { displayPrice, type PricedCar, priceText } from '#domain/car/price.ts'
import { fullModelName } from '#domain/model/full-name.ts'
import type { Model } from '#domain/model/model.ts'
import { capital } from '#domain/text/capital.ts'
import { formatCount } from '#domain/text/count.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type PricedStock = Pick<Car, 'status' | 'reserved' | 'car_type'> & PricedCar
type StockedCar = PricedStock & Pick<Car, 'simple_body' | 'body' | 'simple_fuel' | 'fuel'>

/** The site's settings that determine how prices are shown. */
export type PricingSite = SiteSlice<'locale' | 'cars.price' | 'labels.subscription_period'>

/** Today's stock of a model, as texts. */
export interface ModelStock {
  /** Cars of it that are for sale. */
  readonly count: number
  /** The lowest price among them, formatted; null when none is stated. */
  readonly from: string | null
  /** The same for new cars only. */
  readonly new_from: string | null
}

/** Prices shown for these cars, in dollars, without placeholders and weekly prices. */
export function shownPrices(cars: readonly PricedCar[], { cars: { price }, locale }: PricingSite): readonly number[] {
  const shown = cars.map((car) => displayPrice(car, price, locale))
  return shown.flatMap(({ kind, amount }) => (kind === 'price' && amount !== null ? [amount] : []))
}

/** The lowest price shown for these cars, formatted; null when none is shown. */
export function lowestPrice(cars: readonly PricedCar[], site: PricingSite): string | null {
  const prices = shownPrices(cars, site)
  return prices.length > 0 ? formatMoney(Math.min(...prices), site.locale) : null
}

/** "$325 per week": the lowest weekly price of these cars; null when none has one. */
export function weeklyFrom(
  cars: readonly PricedCar[],
  { cars: { price }, labels, locale }: PricingSite,
): string | null {
  const policy = { ...price, period: labels.subscription_period }
  const weekly = cars.map((car) => displayPrice(car, policy, locale)).filter(({ kind }) => kind === 'subscription')
  const [least] = weekly.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
  return least ? priceText(least) : null
}

/** Number of these cars that are for sale, and their lowest prices. */
export function modelStock(cars: readonly PricedStock[], site: PricingSite): ModelStock {
  const forSale = cars.filter(isForSale)
  const isNew = ({ car_type }: PricedStock) => car_type === 'new'
  return {
    count: forSale.length,
    from: lowestPrice(forSale, site),
    new_from: lowestPrice(forSale.filter(isNew), site),
  }
}

/** "From $28,490"; "New from $46,490" when no other car is cheaper than the new ones; empty when no price is stated. */
export const fromText = ({ from, new_from }: Pick<ModelStock, 'from' | 'new_from'>): string =>
  from === null ? '' : `${from === new_from ? 'New from' : 'From'} ${from}`

/** "petrol, hybrid": distinct values in lower case; an all-caps word (SUV) is kept. */
function words(values: readonly (string | null)[]): string {
  const said = values
    .flatMap((value) => value || [])
    .map((value) => (value === value.toUpperCase() ? value : value.toLowerCase()))
  return [...new Set(said)].join(', ')
}

/** "hybrid" -> "Hybrid." */
export function sentence(text: string): string {
  return text === '' ? '' : `${capital(text)}.`
}

/** Text about a model for when the catalogue has none: number for sale, lowest price, bodies and fuels. Never empty. */
export function modelText(
  model: Pick<Model, 'make' | 'name' | 'manufacturer_body' | 'fuel'>,
  cars: readonly StockedCar[],
  site: PricingSite,
): string {
  const forSale = cars.filter(isForSale)
  const { count, from } = modelStock(cars, site)
  const name = fullModelName(model.make, model.name)
  const bodies = words(count > 0 ? forSale.map((car) => car.simple_body ?? car.body) : [model.manufacturer_body])
  const fuels = words(count > 0 ? forSale.map((car) => car.simple_fuel ?? car.fuel) : [model.fuel])
  const many =
    count === 0 ? `The ${name}: none is here today` : `${formatCount(count, site.locale)} ${name} for sale today`
  const kinds = sentence([bodies, fuels].filter(Boolean).join('; '))
  return [`${many}${from ? `, from ${from}` : ''}.`, kinds].filter(Boolean).join(' ')
}
