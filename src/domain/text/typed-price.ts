import { readDollars } from './dollars.ts'

const most = 999_999_999

/** A price as people type it, an amount of dollars or "20k", in whole dollars as prices are shown; null for any other text. */
export function readPrice(text: string): number | null {
  const plain = text.trim().replace(/(\d)\s*k$/i, '$1')
  const price = Math.round((readDollars(plain) ?? Number.NaN) * (plain === text.trim() ? 1 : 1000))
  return price <= most ? price : null
}
