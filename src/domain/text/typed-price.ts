import { readDollars } from './dollars.ts'

const most = 999_999_999

/** Reads a typed price, an amount of dollars or "20k", as whole dollars; null for any other text. */
export function readPrice(text: string): number | null {
  const plain = text.trim().replace(/(\d)\s*k$/i, '$1')
  const price = Math.round((readDollars(plain) ?? Number.NaN) * (plain === text.trim() ? 1 : 1000))
  return price <= most ? price : null
}
