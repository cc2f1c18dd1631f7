import type { Car, CarType } from '#domain/car/car.ts'
import { paintName } from '#domain/car/paint.ts'
import { typeNames } from '#domain/car/type-names.ts'
import { capital } from '#domain/text/capital.ts'
import { formatMoney } from '#domain/text/money.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { filteredListHref } from '#view-models/listing/narrowed-links.ts'
import { type PricingSite, shownPrices, weeklyFrom } from './model-text.ts'
import { ofType, typeOrder } from './of-type.ts'
import { subscriptionLink } from './subscription-link.ts'

/** The lowest price of a car type, with a link to its cars. */
export interface PriceLink {
  /** "New from" */
  readonly label: string
  readonly price: string
  readonly href: string
}

/** No-break space. */
const space = '\u00a0'

/** Lowest price per car type that has one, in dollars. One range over all types would mix prices nobody compares. */
function lowestByType(cars: readonly Car[], site: PricingSite): readonly (readonly [CarType, number])[] {
  return typeOrder.flatMap((type) => {
    const prices = shownPrices(ofType(cars, type), site)
    return prices.length > 0 ? [[type, Math.min(...prices)] as const] : []
  })
}

/** "New from $46,490, used from $28,990", which wraps only after a comma. Empty when no price is shown. */
export function fromPrices(cars: readonly Car[], site: PricingSite): string {
  const said = lowestByType(cars, site).map(([type, from]) =>
    [typeNames[type].toLowerCase(), 'from', formatMoney(from, site.locale)].join(space),
  )
  return capital(said.join(', '))
}

/** Label above a weekly price. */
export const weeklyLabel = 'Subscribe from'

/** "Subscribe per week" above "$265": short enough for four prices in a row beside a picture. */
function byTheWeek(weekly: string, href: string): PriceLink {
  const [price = '', ...period] = weekly.split(' ')
  return { label: ['Subscribe', ...period].join(' '), price, href }
}

/** "New · 2.0R · White": label above the price of a model's only car, without "from". */
function onlyLink(car: Car, site: PricingSite): readonly PriceLink[] {
  const [amount] = shownPrices([car], site)
  const label = [typeNames[car.car_type], car.badge, paintName(car.colour)].filter(Boolean).join(' · ')
  return amount === undefined ? [] : [{ label, price: formatMoney(amount, site.locale), href: `/cars/${car.slug}` }]
}

/** A link for the lowest price of each car type, and one for the lowest weekly price. */
export function priceLinks(
  cars: readonly Car[],
  path: string,
  site: PricingSite & SiteSlice<'search.lists'>,
): readonly PriceLink[] {
  const [only, ...others] = cars
  const lowest = lowestByType(cars, site)
  const [weekly, href] = [weeklyFrom(cars, site), subscriptionLink(cars, site)]
  const ofEach = lowest.map(([type, from]) => ({
    label: `${typeNames[type]} from`,
    price: formatMoney(from, site.locale),
    href: filteredListHref(path, 'car_type', [type]),
  }))
  const bought = only && others.length === 0 ? onlyLink(only, site) : ofEach
  return weekly && href ? [...bought, byTheWeek(weekly, href)] : bought
}
