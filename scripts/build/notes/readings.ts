import { dataDigest } from './data-digest.ts'

/**
 * A reading of a dealer's data is a path: `site.garage.label` is what stands there, as far as one look tells (a text, or that
 * there is a list); `site.garage#` the names in it; `stock.cars!` all of it.
 */
type Look = '' | '#' | '!'

const escaped = (name: string) =>
  encodeURIComponent(name).replace(/[.!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The path of one name further down. */
export const pathTo = (path: string, name: string): string => `${path}.${escaped(name)}`

/** Lists and groups are looked into; anything else is one value. */
export function isDeep(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/** Longer texts are told by their digest. */
const longest = 22

function surface(value: unknown): string {
  if (Array.isArray(value)) return '['
  if (isDeep(value)) return '{'
  if (value === undefined) return 'none'
  const text = value instanceof Date ? `date ${value.getTime()}` : JSON.stringify(value)
  return text !== undefined && text.length <= longest ? text : dataDigest(value)
}

/** What a reading answers in `data`. */
export function answerAt(data: unknown, path: string): string {
  const look = (/[#!]$/.exec(path)?.[0] ?? '') as Look
  const [, ...names] = path.slice(0, path.length - look.length).split('.')
  const at = names.reduce<unknown>((from, name) => (isDeep(from) ? from[decodeURIComponent(name)] : undefined), data)
  if (look === '!') return dataDigest(at)
  return look === '#' ? dataDigest(isDeep(at) ? Object.keys(at) : null) : surface(at)
}
