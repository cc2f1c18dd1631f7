import { createHash, type Hash } from 'node:crypto'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A JSON replacer that keeps distinctions JSON loses: undefined or missing, Date or string, Map or Set. */
function told(this: unknown, name: string, value: unknown): unknown {
  if (value === undefined) return { '': 'undefined' }
  const own: unknown = isObject(this) ? this[name] : value
  if (own instanceof Date) return { '': own.getTime() }
  if (value instanceof Map || value instanceof Set) return { '': value.constructor.name, of: [...value] }
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new TypeError(`${name} is no data`)
  return value
}

/** Lists are hashed item by item: a stock of 20,000 cars as one string would not fit in memory. */
function update(sum: Hash, value: unknown): void {
  if (!Array.isArray(value)) sum.update(JSON.stringify(value, told))
  else for (const item of value) sum.update(JSON.stringify([item], told))
}

/**
 * A digest of plain data. The order of fields counts, as pages may show them in it.
 * @throws TypeError for functions, symbols and bigints
 */
export function dataDigest(value: unknown): string {
  const sum = createHash('sha256')
  update(sum, value)
  return sum.digest('base64url').slice(0, 22)
}
