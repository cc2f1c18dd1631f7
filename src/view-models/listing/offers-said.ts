import type { StockPage } from '#addresses/stock-pages.ts'
import { markdownOf } from '#domain/car/on-offer.ts'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { formatMoney } from '#domain/text/money.ts'

/** What a page about some of the stock says of itself; that of offers how many cars are marked down, and by how much at most. */
export function saidOfStock(
  { kind, cars, text }: Pick<StockPage, 'kind' | 'cars' | 'text'>,
  locale: LocalePolicy,
): string {
  const off = kind === 'offers' ? cars.flatMap((car) => markdownOf(car) ?? []) : []
  if (off.length < 2) return text
  const down = `marked down, up to ${formatMoney(Math.max(...off), locale)} off.`
  if (off.length === cars.length) return `${formatCount(off.length, locale)} ${down}`
  return `${formatCount(cars.length, locale)} on offer, ${formatCount(off.length, locale)} of them ${down}`
}
