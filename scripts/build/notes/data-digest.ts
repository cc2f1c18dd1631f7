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

/** Whether JSON loses nothing of a value: it consists of lists, plain objects, texts, numbers, booleans and nulls. */
function isJson(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return true
  // `includes` finds the undefined in a hole of a list, too.
  if (Array.isArray(value)) return value.every(isJson) && !value.includes(undefined)
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false
  for (const name in value) if (!isJson(value[name])) return false
  return true
}

/** Most answers are plain, and JSON without a replacer takes half the time, this check included. */
const asJson = (value: unknown) => JSON.stringify(value, isJson(value) ? undefined : told)

/** Lists are hashed item by item: a stock of 20,000 cars as one string would not fit in memory. */
function update(sum: Hash, value: unknown): void {
  if (!Array.isArray(value)) sum.update(asJson(value))
  else for (const item of value) sum.update(asJson([item]))
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
