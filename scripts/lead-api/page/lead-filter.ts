import { isCalendarDay } from '#domain/text/instant.ts'
import { addDays } from '#domain/text/wall-clock.ts'
import { formatLocalIso } from '../adf/local-time.ts'
import type { LeadFilter, Span } from '../store/lead-list.ts'
import { leadStates } from '../store/tables.ts'

/** The filter in the page's query, with the chosen days. */
export interface Asked extends LeadFilter {
  /** YYYY-MM-DD in each dealer's time zone, inclusive; empty for no bound. */
  readonly from: string
  readonly to: string
}

const shows = ['all', 'complete', 'incomplete', 'doubtful', 'files'] as const

/**
 * Start of a day in a time zone, as ISO in UTC; empty for an invalid day. Years that `formatLocalIso` rejects are read in
 * UTC.
 */
function beginOf(day: string, timeZone: string): string {
  if (!isCalendarDay(day)) return ''
  return new Date(formatLocalIso(day, '00:00', timeZone) ?? `${day}T00:00:00Z`).toISOString()
}

/** End of a day; empty without a day, and for 9999-12-31, whose next day has a five-digit year. */
const endOf = (day: string, timeZone: string) =>
  day === '' || day === '9999-12-31' ? '' : beginOf(addDays(day, 1), timeZone)

/** Map: time zone -> websites of the dealers there. */
export type Zones = ReadonlyMap<string, readonly string[]>

/** The chosen days as one span per time zone; UTC for websites that belong to no dealer. */
function spansOf(from: string, to: string, zones: Zones): readonly Span[] {
  if (from === '' && to === '') return []
  const walls: readonly (readonly [string, Span['websites']])[] = [...zones, ['UTC', null]]
  return walls.map(([zone, websites]) => ({ websites, since: beginOf(from, zone), until: endOf(to, zone) }))
}

/** Parses the filter from the page's query; unknown values do not filter. */
export function readFilter(query: (name: string) => string | undefined, zones: Zones): Asked {
  const text = (name: string) => (query(name) ?? '').replaceAll('\u0000', '').trim().slice(0, 200)
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : '')
  const [from, to] = [day('from'), day('to')]
  return {
    website: text('website'),
    category: text('category'),
    words: text('q'),
    show: shows.find((show) => show === query('show')) ?? 'all',
    state: leadStates.find((state) => state === query('state')) ?? 'any',
    from,
    to,
    spans: spansOf(from, to, zones),
  }
}

/** The id of the lead before a page's first one; null for the first page or an id over 2^31 - 1. */
export function readAfter(text: string | undefined): number | null {
  const after = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return after > 0 && after < 2 ** 31 ? after : null
}

/** The query of the same filter, with further parameters. */
export function filterQuery(asked: Asked, more: Readonly<Record<string, string>> = {}): string {
  const { website, category, words, from, to } = asked
  const show = asked.show === 'all' ? '' : asked.show
  const state = asked.state === 'any' ? '' : asked.state
  const pairs = Object.entries({ website, category, q: words, show, state, from, to, ...more })
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  return search.size > 0 ? `?${search}` : ''
}

/** The query of the same filter and page. */
export const pageQuery = (asked: Asked, after: number | null): string =>
  filterQuery(asked, after === null ? {} : { after: String(after) })
