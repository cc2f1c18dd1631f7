import type { LocalePolicy } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

function moneyFormat({ locale, currency }: MoneyPolicy): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  formats.set(key, made)
  return made
}

/** The settings that formatting money depends on. */
export type MoneyPolicy = Pick<LocalePolicy, 'locale' | 'currency'>

/** Formats an amount in whole dollars: "$25,990". Cents are rounded to the nearest dollar, halves up. */
export function formatMoney(amount: number, locale: MoneyPolicy): string {
  return moneyFormat(locale).format(Math.round(amount) + 0)
}
