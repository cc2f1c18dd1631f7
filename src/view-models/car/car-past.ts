import { agreesWithPrice, type PriceToday } from '#domain/car/price-history.ts'
import { counted } from '#domain/text/counted.ts'
import { longDate } from '#domain/text/dates.ts'
import { dayMs } from '#domain/text/instant.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'
import { wallClock } from '#domain/text/wall-clock.ts'
import type { CarPast as Past } from '#stock/car-history.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** A price the site showed, and the date since which it did, both formatted. */
export interface PastPrice {
  readonly since: string
  readonly price: string
}

/** A car's history as its page shows it. */
export interface CarPast {
  /** "Listed for 12 days"; may be empty. */
  readonly listed: string
  /** Newest first; empty when the price never changed, or when the history contradicts the price on the page. */
  readonly prices: readonly PastPrice[]
}

export type TellingSite = SiteSlice<'cars.vehicle.days_listed' | 'cars.vehicle.price_history' | 'locale'>

function listedFor(first: string, now: Date, { timeZone }: LocalePolicy): string {
  const days = Math.round((Date.parse(wallClock(now, timeZone).date) - Date.parse(first)) / dayMs)
  if (days < 1) return 'Listed today'
  return `Listed for ${counted(days, 'day')}`
}

function pricesOf({ prices }: Past, today: PriceToday, locale: LocalePolicy): readonly PastPrice[] {
  const shown = prices.flatMap(([day, price]) => (price === null ? [] : [{ day, price }]))
  const steps = shown.filter(({ price }, at) => price !== shown[at - 1]?.price)
  const amounts = steps.map(({ price }) => price)
  if (steps.length < 2 || !agreesWithPrice(amounts, today)) return []
  return steps.reverse().map(({ day, price }) => ({ since: longDate(day, locale), price: formatMoney(price, locale) }))
}

/** A car's history, as far as the dealer's settings show it; null for a sold car or when there is nothing to show. */
export function carPast(
  past: Past | undefined,
  today: PriceToday,
  { cars, locale }: TellingSite,
  now: Date,
): CarPast | null {
  const { days_listed, price_history } = cars.vehicle
  if (!past || past.sold) return null
  const listed = days_listed ? listedFor(past.first, now, locale) : ''
  const prices = price_history ? pricesOf(past, today, locale) : []
  return listed || prices.length > 0 ? { listed, prices } : null
}
