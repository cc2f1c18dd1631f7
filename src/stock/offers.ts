import type { FinanceLender, MarketPrices, PaymentProcessor } from '#domain/car/car.ts'
import { isRecord } from '#domain/data/record.ts'
import { publishableKey } from './address.ts'
import { coerced, objectOrNull } from './coerce.ts'
import { longestParagraph } from './limits.ts'
import { count, decimal, dollars, money, price } from './number.ts'
import { text } from './text.ts'

const processor = objectOrNull({
  authorization_type: coerced(text),
  authorization_key: coerced(publishableKey),
  deposit_amount: coerced(dollars),
})

const lender = objectOrNull({
  interestRate: coerced(decimal),
  comparisonRate: coerced(decimal),
  paymentWeek: coerced(money),
  paymentMonth: coerced(money),
  termMonths: coerced(count),
  termYears: coerced(decimal),
  deposit: coerced(money),
  balloon: coerced(money),
  disclaimer: coerced((raw) => text(raw, longestParagraph)),
})

const isSaid = (raw: unknown) => text(Object(raw).authorization_key) !== null

/**
 * A way to pay a deposit; null when its key is not publishable, as a secret key must never reach a page. Without a key
 * it has '', which the dealership's key replaces.
 */
export function readProcessor(raw: unknown): PaymentProcessor | null {
  const read = processor(raw)
  if (read === null || (read.authorization_key === null && isSaid(raw))) return null
  return { ...read, authorization_type: read.authorization_type ?? '', authorization_key: read.authorization_key ?? '' }
}

/** One lender's offer. A term stated in months or in years alone is filled in for both. */
function readLender(raw: unknown): FinanceLender | null {
  const read = lender(raw)
  if (!read) return null
  const termMonths = read.termMonths ?? (read.termYears === null ? null : Math.round(read.termYears * 12))
  const termYears = read.termYears ?? (read.termMonths === null ? null : read.termMonths / 12)
  return { ...read, termMonths, termYears }
}

/** Map: lender -> offer. Unreadable offers are absent. */
export function readLenders(raw: unknown): Readonly<Record<string, FinanceLender>> {
  if (!isRecord(raw)) return {}
  const named = Object.entries(raw).flatMap(([name, offer]) => (text(name) === null ? [] : [[name, offer] as const]))
  const offers = named.map(([name, offer]) => [name, readLender(offer)] as const)
  return Object.fromEntries(offers.filter((entry): entry is [string, FinanceLender] => entry[1] !== null))
}

/** Market averages in whole dollars; null when the source has none. */
export const readMarketPrices: (raw: unknown) => MarketPrices | null = objectOrNull({
  state_average_market_price: coerced(price),
  average_market_price: coerced(price),
})
