import { createHash, type Hash } from 'node:crypto'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** JSON tells too little apart: what is undefined from what is missing, a date from its text. */
function told(this: unknown, name: string, value: unknown): unknown {
  if (value === undefined) return { '': 'undefined' }
  const own: unknown = isObject(this) ? this[name] : value
  if (own instanceof Date) return { '': own.getTime() }
  if (value instanceof Map || value instanceof Set) return { '': value.constructor.name, of: [...value] }
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new TypeError(`${name} is no data`)
  return value
}

/** A list in pieces: a stock of 20,000 cars as one text would not fit in memory. */
function update(sum: Hash, value: unknown): void {
  if (!Array.isArray(value)) sum.update(JSON.stringify(value, told))
  else for (const item of value) sum.update(JSON.stringify([item], told))
}

/** A digest of plain data, in which the order of fields counts: pages may show them in it. @throws TypeError when it is none */
export function dataDigest(value: unknown): string {
  const sum = createHash('sha256')
  update(sum, value)
  return sum.digest('base64url').slice(0, 22)
}
