import { isCalendarDay } from '#domain/text/instant.ts'
import { addDays } from '#domain/text/wall-clock.ts'
import { isoOnWall } from '../adf/moments.ts'
import type { LeadFilter, Span } from '../store/lead-list.ts'
import { leadStates } from '../store/tables.ts'

/** What stands in the page's address: the filter, with days as they were chosen. */
export interface Asked extends LeadFilter {
  /** YYYY-MM-DD on each dealer's own calendar, both included; empty for no bound. */
  readonly from: string
  readonly to: string
}

const shows = ['all', 'complete', 'incomplete', 'doubtful', 'files'] as const

/** The moment a day begins on the dealer's wall, as ISO in UTC; empty for what is no day. Centuries away, every wall is as good. */
function beginOf(day: string, timeZone: string): string {
  if (!isCalendarDay(day)) return ''
  return new Date(isoOnWall(day, '00:00', timeZone) ?? `${day}T00:00:00Z`).toISOString()
}

/** The moment a day is over; empty for no day, and for the last that four signs can write. */
const endOf = (day: string, timeZone: string) =>
  day === '' || day === '9999-12-31' ? '' : beginOf(addDays(day, 1), timeZone)

/** Time zone -> the websites of the dealers there. */
export type Zones = ReadonlyMap<string, readonly string[]>

/** The same days on the wall of each dealer; what another website sent is read in UTC. */
function spansOf(from: string, to: string, zones: Zones): readonly Span[] {
  if (from === '' && to === '') return []
  const walls: readonly (readonly [string, Span['websites']])[] = [...zones, ['UTC', null]]
  return walls.map(([zone, websites]) => ({ websites, since: beginOf(from, zone), until: endOf(to, zone) }))
}

/** Reads a filter off the page's query; what it does not know wants everything. */
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

/** The lead after which a page begins; null for the newest. Numbers of leads go no further. */
export function readAfter(text: string | undefined): number | null {
  const after = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return after > 0 && after < 2 ** 31 ? after : null
}

/** The query that asks for the same leads again, with more beside it. */
export function filterQuery(asked: Asked, more: Readonly<Record<string, string>> = {}): string {
  const { website, category, words, from, to } = asked
  const show = asked.show === 'all' ? '' : asked.show
  const state = asked.state === 'any' ? '' : asked.state
  const pairs = Object.entries({ website, category, q: words, show, state, from, to, ...more })
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  return search.size > 0 ? `?${search}` : ''
}

/** The query that asks for the same page of them again. */
export const pageQuery = (asked: Asked, after: number | null): string =>
  filterQuery(asked, after === null ? {} : { after: String(after) })
