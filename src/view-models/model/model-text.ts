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

/** What decides how prices are shown. */
export type PricingSite = SiteSlice<'locale' | 'cars.price' | 'labels.subscription_period'>

/** What of today's stock there is to say about a model. */
export interface ModelStock {
  /** Cars of it that somebody can buy. */
  readonly count: number
  /** The lowest price among them, ready to read; null when none is stated. */
  readonly from: string | null
  /** The same of new ones alone. */
  readonly new_from: string | null
}

/** The prices that pages show of these cars, in dollars: no placeholders, and none that is paid by the week. */
export function shownPrices(cars: readonly PricedCar[], { cars: { price }, locale }: PricingSite): readonly number[] {
  const shown = cars.map((car) => displayPrice(car, price, locale))
  return shown.flatMap(({ kind, amount }) => (kind === 'price' && amount !== null ? [amount] : []))
}

/** The lowest price that is shown of these cars; null where none is. */
export function lowestPrice(cars: readonly PricedCar[], site: PricingSite): string | null {
  const prices = shownPrices(cars, site)
  return prices.length > 0 ? formatMoney(Math.min(...prices), site.locale) : null
}

/** "$325 per week": the least of these cars that are priced by the week; null where none is. */
export function weeklyFrom(
  cars: readonly PricedCar[],
  { cars: { price }, labels, locale }: PricingSite,
): string | null {
  const policy = { ...price, period: labels.subscription_period }
  const weekly = cars.map((car) => displayPrice(car, policy, locale)).filter(({ kind }) => kind === 'subscription')
  const [least] = weekly.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
  return least ? priceText(least) : null
}

/** How many of these cars can be bought, and from what price. */
export function modelStock(cars: readonly PricedStock[], site: PricingSite): ModelStock {
  const forSale = cars.filter(isForSale)
  const isNew = ({ car_type }: PricedStock) => car_type === 'new'
  return {
    count: forSale.length,
    from: lowestPrice(forSale, site),
    new_from: lowestPrice(forSale.filter(isNew), site),
  }
}

/** "From $28,490", "New from $46,490" where no used one is cheaper; empty where no price is stated. */
export const fromText = ({ from, new_from }: Pick<ModelStock, 'from' | 'new_from'>): string =>
  from === null ? '' : `${from === new_from ? 'New from' : 'From'} ${from}`

/** "petrol, hybrid": each word once, in small letters; a word of capitals (SUV) stays as it is. */
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

/**
 * What a model's page says first where the catalogue says nothing: how many are here, from what price, their bodies and
 * fuels. Never empty.
 */
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
