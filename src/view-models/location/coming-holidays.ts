import { holidayRows, holidaysAhead } from '#domain/location/holiday-hours.ts'
import type { Location } from '#domain/location/location.ts'
import { question } from '#notes/remembered.ts'
import { specialHoursOf } from '#seo/opening-hours.ts'
import type { Tenant } from '#tenants/current.ts'

type Moment = Pick<Tenant, 'now'>

interface HolidayFacts {
  readonly place: Parameters<typeof holidayRows>[0]
  readonly locale: Parameters<typeof holidayRows>[1]
}

const askHolidays = question('coming holidays', ({ now }: Moment, { place, locale }: HolidayFacts) =>
  holidayRows(place, locale, now),
)

/** The holiday hours to come at this moment; none of a place that does not open yet. */
export function comingHolidays(
  { special_hours, timeZone, opening_text }: Location,
  { locale }: HolidayFacts['locale'],
  now: Date,
) {
  if (opening_text) return []
  return askHolidays({ now }, { place: { special_hours, timeZone }, locale: { locale } })
}

const askSoon = question('holidays soon', ({ now }: Moment, { place, locale, days }: HolidayFacts & { days: number }) =>
  holidaysAhead(days, place, locale, now),
)

/** The holidays from today to so many days ahead. */
const within =
  (days: number) =>
  ({ special_hours, timeZone }: Location, { locale }: HolidayFacts['locale'], now: Date) =>
    askSoon({ now }, { place: { special_hours, timeZone }, locale: { locale }, days })

/** Those up to the same day of next week: the usual hours said beside them would mislead who comes then. */
export const soonHolidays = within(7)

/** Those before the same day of next week: of each day of the week there is one. */
export const weekHolidays = within(6)

const askSpecialHours = question('special hours', ({ now }: Moment, place: HolidayFacts['place']) =>
  specialHoursOf(place, now),
)

/** The holiday hours to come, as search engines read them. */
export const specialHoursAhead = ({ special_hours, timeZone, opening_text }: Location, now: Date) =>
  opening_text ? [] : askSpecialHours({ now }, { special_hours, timeZone })
