import type { StockPage } from '#addresses/stock-pages.ts'
import type { Car } from '#domain/car/car.ts'
import { markdownOf } from '#domain/car/on-offer.ts'
import { formatCount } from '#domain/text/count.ts'
import { formatDistance } from '#domain/text/distance.ts'
import { formatMoney } from '#domain/text/money.ts'
import { countOf, nounFor } from '#search/nouns.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

type Saying = SiteSlice<'identity.vehicle_types' | 'locale'>

/** How many cars are marked down and the largest reduction; null for fewer than two. */
function markedDown(cars: readonly Car[], { locale }: Saying): string | null {
  const off = cars.flatMap((car) => markdownOf(car) ?? [])
  if (off.length < 2) return null
  const down = `marked down, up to ${formatMoney(Math.max(...off), locale)} off.`
  if (off.length === cars.length) return `${formatCount(off.length, locale)} ${down}`
  return `${formatCount(cars.length, locale)} on offer, ${formatCount(off.length, locale)} of them ${down}`
}

/** "75 electric cars here today, up to 630 km on a charge." */
function onCharge(cars: readonly Car[], { identity, locale }: Saying): string {
  const { one, many } = nounFor(identity.vehicle_types)
  const count = countOf(cars.length, { one: `electric ${one}`, many: `electric ${many}` }, locale)
  const reach = Math.max(...cars.map(({ range_km }) => range_km ?? 0))
  return `${count} here today${reach > 0 ? `, up to ${formatDistance(reach, locale)} on a charge` : ''}.`
}

/**
 * Intro text of a stock page: figures of today's cars where there are any, else the page's own text. The electric page
 * has both.
 */
export function stockIntro({ kind, cars, text }: Pick<StockPage, 'kind' | 'cars' | 'text'>, site: Saying): string {
  if (kind === 'offers') return markedDown(cars, site) ?? text
  return kind === 'electric' && cars.length > 0 ? `${onCharge(cars, site)} ${text}` : text
}
