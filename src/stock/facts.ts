import * as v from 'valibot'

// Feeds write the same fact in many ways. Each reader here takes whatever stands in the snapshot and answers with the
// fact or null; none of them throws and none of them guesses.

const timePattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i
const moneyPattern =
  /^(?:(?:AUD|NZD|USD|AU|NZ|US|A)? ?\$)? ?(-?(?:\d{1,3}(?:[, ]\d{3})+|\d+))(\.\d+)?(?: (?:AUD|NZD|USD))?$/i
const countPattern =
  /^(-?(?:\d{1,3}(?:[, ]\d{3})+|\d+))(\.\d+)? ?(?:kms?|kilomet(?:re|er)s?|mi|miles?|seats?|doors?)?$/i
const secretKey = /^(?:sk|rk)[_-]|secret|private/i

/** Text on one line, trimmed; a number is read as its digits. Blank and a lone "-" say nothing: null. */
export function text(raw: unknown): string | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : null
  if (typeof raw !== 'string') return null
  const line = raw
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return line === '' || line === '-' ? null : line
}

/** Text of several lines as a shopper reads it: tags are dropped, breaks and paragraphs become line ends. */
export function prose(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const plain = raw
    .replace(/\r\n?/g, '\n')
    .replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/(?:(?!\n)[\p{Cc} ])+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return plain === '' ? null : plain
}

function written(raw: unknown, pattern: RegExp): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  const [, whole, fraction = ''] = pattern.exec(text(raw) ?? '') ?? []
  return whole === undefined ? null : Number(whole.replace(/[, ]/g, '') + fraction)
}

/** Whole dollars: 42990, "42990.00", "$42,990", "AUD $42,990". Words ("POA") and amounts below zero are null. */
export function dollars(raw: unknown): number | null {
  const amount = written(raw, moneyPattern)
  return amount === null || amount < 0 ? null : Math.round(amount)
}

/** A whole count: 85000, "85,000 km", "5 seats". Below zero is null. */
export function count(raw: unknown): number | null {
  const amount = written(raw, countPattern)
  return amount === null || amount < 0 ? null : Math.round(amount)
}

/** A number as it stands: 7.29, "7.29", "7.29 %". */
export function decimal(raw: unknown): number | null {
  return written(typeof raw === 'string' ? raw.replace(/ ?%$/, '') : raw, moneyPattern)
}

/** A year a vehicle on sale can have: 1886 to 2100. */
export function year(raw: unknown): number | null {
  const number = count(raw)
  return number !== null && number >= 1886 && number <= 2100 ? number : null
}

/** true, false, 1, 0 and their spellings; "yes" is not one of them. */
export function flag(raw: unknown): boolean | null {
  const word = String(raw).trim().toLowerCase()
  if (raw === true || word === 'true' || word === '1') return true
  return raw === false || word === 'false' || word === '0' ? false : null
}

function fromClock(count: number): string | null {
  const moment = new Date(count < 1e11 ? count * 1000 : count)
  return count > 0 && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}

/** ISO 8601: a date, or a time with its offset (UTC when the source gives none). Unix seconds and milliseconds are read. */
export function moment(raw: unknown): string | null {
  if (typeof raw === 'number') return fromClock(raw)
  const [, day, time, zone = 'Z'] = timePattern.exec(text(raw) ?? '') ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return null
  if (time === undefined) return day
  const offset = /^(?:z|utc)$/i.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2')
  const iso = `${day}T${time}${offset}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

/** Something a page may link to or show: https, http or a path or key of the site's own. Other schemes are null. */
export function address(raw: unknown): string | null {
  const url = typeof raw === 'string' ? text(raw) : null
  if (url === null || url.startsWith('//') || url.includes(' ')) return null
  return /^https?:\/\//i.test(url) || !/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : null
}

/** A key that may stand in a page; one that looks secret is null. */
export function publishableKey(raw: unknown): string | null {
  const key = text(raw)
  return key === null || secretKey.test(key) ? null : key
}

/** A list of texts; a single text is a list of one. */
export function texts(raw: unknown): readonly string[] {
  const list = Array.isArray(raw) ? raw : [raw]
  return list.map(text).filter((item) => item !== null)
}

/** A reader as a schema of a key that may be missing. */
export function fact<T>(read: (raw: unknown) => T) {
  return v.pipe(v.optional(v.unknown(), null), v.transform(read))
}

/** The items of a list that can be read; anything else than a list is empty. */
export function listOf<T>(read: (raw: unknown) => T | null) {
  return fact((raw): readonly T[] => (Array.isArray(raw) ? raw.map(read).filter((item) => item !== null) : []))
}

/** An object with these keys, or null when something else stands there. */
export function objectOrNull<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries)
  return (raw: unknown): v.InferOutput<typeof schema> | null => {
    const read = v.safeParse(schema, raw)
    return read.success ? read.output : null
  }
}
