import { holidayRows, holidaysAhead } from '#domain/location/holiday-hours.ts'
import type { Location } from '#domain/location/location.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import { specialHoursOf } from '#seo/opening-hours.ts'
import type { Tenant } from '#tenants/current.ts'

type Moment = Pick<Tenant, 'now'>

interface HolidayFacts {
  readonly place: Parameters<typeof holidayRows>[0]
  readonly locale: Parameters<typeof holidayRows>[1]
}

const askHolidays = trackedQuery('coming holidays', ({ now }: Moment, { place, locale }: HolidayFacts) =>
  holidayRows(place, locale, now),
)

/** Upcoming holiday hours at `now`; empty for a location that has not opened yet. */
export function comingHolidays(
  { special_hours, timeZone, opening_text }: Location,
  { locale }: HolidayFacts['locale'],
  now: Date,
) {
  if (opening_text) return []
  return askHolidays({ now }, { place: { special_hours, timeZone }, locale: { locale } })
}

const askSoon = trackedQuery(
  'holidays soon',
  ({ now }: Moment, { place, locale, days }: HolidayFacts & { days: number }) =>
    holidaysAhead(days, place, locale, now),
)

/** Holidays from today up to `days` days ahead. */
const within =
  (days: number) =>
  ({ special_hours, timeZone }: Location, { locale }: HolidayFacts['locale'], now: Date) =>
    askSoon({ now }, { place: { special_hours, timeZone }, locale: { locale }, days })

/** Up to the same weekday of next week, as the usual hours shown beside them would be wrong on that day. */
export const soonHolidays = within(7)

/** Before the same weekday of next week, so each weekday occurs once. */
export const weekHolidays = within(6)

const askSpecialHours = trackedQuery('special hours', ({ now }: Moment, place: HolidayFacts['place']) =>
  specialHoursOf(place, now),
)

/** Upcoming holiday hours as structured data for search engines. */
export const specialHoursAhead = ({ special_hours, timeZone, opening_text }: Location, now: Date) =>
  opening_text ? [] : askSpecialHours({ now }, { special_hours, timeZone })
