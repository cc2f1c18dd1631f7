import { yearsAhead } from '#domain/model/model-year.ts'
import { amountIn, distanceIn, inUnit, numberIn } from './amounts.ts'
import { firstYear, highestPrice, maxOdometer, mostCounted } from './limits.ts'
import { line } from './text.ts'

const decimalPattern = /^\$? ?(-?(?:\d{1,3}(?:[, ]\d{3})+|\d+))(\.\d+)? ?%?$/
const countPattern = /^([\d.,' ]+) ?-?(?:seat(?:s|er)?|doors?|dr|views?|reviews?)?$/i

function atMost(most: number, amount: number | null): number | null {
  return amount === null || amount < 0 || amount > most ? null : amount
}

/**
 * An amount in the given currency, with cents, up to ten million: "$1,234.50". Null in another one, and for words
 * ("POA").
 */
export function money(raw: unknown, currency: string | null = null): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? atMost(highestPrice, raw) : null
  const found = amountIn(line(raw) ?? '')
  const isOther = found?.currency != null && currency !== null && found.currency !== currency
  return found === null || isOther ? null : atMost(highestPrice, found.amount)
}

/** Whole dollars: 42990, "42990.00", "$42,990", "AUD $42,990", "12.990". */
export function dollars(raw: unknown, currency: string | null = null): number | null {
  const amount = money(raw, currency)
  return amount === null ? null : Math.round(amount)
}

/** A car's price in whole dollars. Null with cents below 100, or thousandths below 1000: 12.99 was 12,990 once. */
export function price(raw: unknown, currency: string | null = null): number | null {
  const amount = money(raw, currency)
  if (amount === null || Number.isInteger(amount) || amount >= 1000) return dollars(raw, currency)
  return amount >= 100 && Number(amount.toFixed(2)) === amount ? Math.round(amount) : null
}

/** A whole count: 5, "5 Seats", "1,200". Below zero or more than `most` is null. */
export function count(raw: unknown, most = mostCounted): number | null {
  const number = typeof raw === 'number' ? raw : numberIn(countPattern.exec(line(raw) ?? '')?.[1]?.trim() ?? '')
  return number === null || !Number.isFinite(number) ? null : atMost(most, Math.round(number))
}

/**
 * An odometer in the site's unit: 85000, "85,000 km", "120.000". A text that names the other unit is converted, so is a
 * number whose unit the source `stated` beside it. Fractions below a thousand are null.
 */
export function odometer(raw: unknown, unit: 'km' | 'mi', stated: unknown = null): number | null {
  const found = typeof raw === 'number' ? { distance: raw, unit: null } : distanceIn(line(raw) ?? '')
  if (!found || !Number.isFinite(found.distance)) return null
  if (found.distance < 1000 && !Number.isInteger(found.distance)) return null
  const from = found.unit ?? distanceIn(`1 ${line(stated) ?? ''}`)?.unit ?? null
  return atMost(maxOdometer, Math.round(inUnit(found.distance, from, unit)))
}

/** A number as written: 7.29, "7.29", "7.29 %". */
export function decimal(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  const [, whole, fraction = ''] = decimalPattern.exec(line(raw) ?? '') ?? []
  return whole === undefined ? null : Number(whole.replace(/[, ]/g, '') + fraction)
}

const fuelUsePattern = /^(\d{1,3}(?:\.\d+)?) ?(?:(l|litres?)(?: ?\/ ?| per )100 ?(?:km|kilometres)|(mpg))?$/i

/** Fuel use in L/100 km, or in mpg on a site in miles: 6.8, "6.8 L/100km", "34 mpg". Other units and 0 are null. */
export function fuelUse(raw: unknown, unit: 'km' | 'mi'): number | null {
  const [, digits, litres, gallons] =
    fuelUsePattern.exec(typeof raw === 'number' ? String(raw) : (line(raw) ?? '')) ?? []
  const isOther = (litres && unit === 'mi') || (gallons && unit === 'km')
  return digits === undefined || isOther ? null : Number(digits) || null
}

/** Battery capacity in kWh: 64, "64.8 kWh". Null for 0. */
export function kilowattHours(raw: unknown): number | null {
  const [, digits] =
    /^(\d{1,3}(?:\.\d+)?) ?(?:kwh)?$/i.exec(typeof raw === 'number' ? String(raw) : (line(raw) ?? '')) ?? []
  return Number(digits ?? 0) || null
}

/** Stars, 0 to 5; anything else is null. */
export function rating(raw: unknown): number | null {
  return atMost(5, decimal(raw))
}

/** A year a vehicle on sale can have: 1886 to the model year after next. */
export function year(raw: unknown, now: Date): number | null {
  const number = count(raw)
  return number !== null && number >= firstYear && number <= now.getUTCFullYear() + yearsAhead ? number : null
}
