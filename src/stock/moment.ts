import { isCalendarDay } from '#domain/text/instant.ts'
import { firstListingYear } from './limits.ts'
import { line } from './text.ts'

const timePattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i

function fromClock(count: number): string | null {
  const moment = new Date(count < 1e11 ? count * 1000 : count)
  return count > 0 && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}

/** Unix seconds or milliseconds as text, since tables have only texts. It cannot be a YYYYMMDDHH since 1900. */
const clockPattern = /^1[0-8]\d{8}(?:\d{3})?$/

/** ISO 8601: a date, or a time with its offset (UTC when the source gives none). Unix seconds and milliseconds are read. */
export function moment(raw: unknown): string | null {
  if (typeof raw === 'number') return fromClock(raw)
  if (typeof raw === 'string' && clockPattern.test(raw.trim())) return fromClock(Number(raw))
  const [, day, time, zone = 'Z'] = timePattern.exec(line(raw) ?? '') ?? []
  if (day === undefined || !isCalendarDay(day)) return null
  if (time === undefined) return day
  const offset = /^(?:z|utc)$/i.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2')
  const iso = `${day}T${time}${offset}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

/** When a car was listed or sold: a moment from 1990 to next year; null for others. */
export function listingMoment(raw: unknown, now: Date): string | null {
  const read = moment(raw)
  const named = Number(read?.slice(0, 4))
  return named >= firstListingYear && named <= now.getUTCFullYear() + 1 ? read : null
}
