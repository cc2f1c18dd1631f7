import { moment } from './moment.ts'
import { line } from './text.ts'

/**
 * When a snapshot says it was taken. A `moment` is exact; a `local` time has no offset and may be meant in any zone;
 * a `day` may be any hour of it. `at` is ISO 8601, read as UTC where it has no offset.
 */
export interface TakenAt {
  readonly at: string
  readonly kind: 'moment' | 'local' | 'day'
}

/** A stated time that cannot be read. */
export interface UnreadableTime {
  readonly unreadable: string
}

const hour = 3_600_000
/** No clock on earth is further ahead of UTC. */
const furthestZone = 14 * hour
const webDate = /^(?:[a-z]{3},? )?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC|Z|[+-]\d{4})$/i
const offset = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/i

/** Dates as web servers and mail write them: "Fri, 13 Nov 2026 04:00:00 GMT". */
function webMoment(said: string): string | null {
  const time = webDate.test(said) ? Date.parse(said) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Unix seconds or milliseconds written as text. */
function digits(said: string): string | null {
  return /^\d{10}(?:\d{3})?$/.test(said) ? moment(Number(said)) : null
}

/** Reads a snapshot's timestamp: null when it has none, never when it cannot be read. */
export function readTakenAt(raw: unknown): TakenAt | UnreadableTime | null {
  if (raw === undefined || raw === null || raw === '') return null
  const said = line(raw) ?? ''
  const at = moment(raw) ?? webMoment(said) ?? digits(said)
  if (at === null) return { unreadable: JSON.stringify(raw).slice(0, 60) }
  if (!saysHour(at)) return { at, kind: 'day' }
  const isExact = typeof raw === 'number' || /^\d+$/.test(said) || offset.test(said)
  return { at, kind: isExact ? 'moment' : 'local' }
}

/** Whether a timestamp has a time of day, so that it can be compared with another of its day. */
export const saysHour = (at: string): boolean => at.includes('T')

/** The first moment a timestamp can mean, in ms since 1970. */
export function earliest({ at, kind }: TakenAt): number {
  return Date.parse(at) - (kind === 'moment' ? 0 : furthestZone)
}

/**
 * The last moment a timestamp can mean, in ms since 1970; a local time counts as UTC, which never makes it younger than
 * it says.
 */
export function latest({ at, kind }: TakenAt): number {
  return Date.parse(at) + (kind === 'day' ? 24 * hour : 0)
}
