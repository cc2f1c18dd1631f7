import { dataDigest } from './data-digest.ts'

/**
 * A reading of a dealer's data is a path: `site.garage.label` is the value there (of lists and objects only their
 * kind); `site.garage#` its keys; `stock.cars!` the whole value, recursively.
 */
type Look = '' | '#' | '!'

const escaped = (name: string) =>
  encodeURIComponent(name).replace(/[.!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The path of a property of `path`. */
export const pathTo = (path: string, name: string): string => `${path}.${escaped(name)}`

/** Whether a value is a list or plain object, whose properties are read separately; anything else is one value. */
export function isDeep(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/** Longer values are replaced by their digest. */
const longest = 22

function surface(value: unknown): string {
  if (Array.isArray(value)) return '['
  if (isDeep(value)) return '{'
  if (value === undefined) return 'none'
  const text = value instanceof Date ? `date ${value.getTime()}` : JSON.stringify(value)
  return text !== undefined && text.length <= longest ? text : dataDigest(value)
}

/** The value of a reading in `data`, as text. */
export function answerAt(data: unknown, path: string): string {
  const look = (/[#!]$/.exec(path)?.[0] ?? '') as Look
  const [, ...names] = path.slice(0, path.length - look.length).split('.')
  const at = names.reduce<unknown>((from, name) => (isDeep(from) ? from[decodeURIComponent(name)] : undefined), data)
  if (look === '!') return dataDigest(at)
  return look === '#' ? dataDigest(isDeep(at) ? Object.keys(at) : null) : surface(at)
}
