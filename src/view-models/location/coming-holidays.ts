import { holidayRows, holidaysOfWeek, holidaysSoon } from '#domain/location/holiday-hours.ts'
import type { Location } from '#domain/location/location.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

type Moment = Pick<Tenant, 'now'>

interface HolidayFacts {
  readonly place: Parameters<typeof holidayRows>[0]
  readonly locale: Parameters<typeof holidayRows>[1]
}

const askHolidays = question('coming holidays', ({ now }: Moment, { place, locale }: HolidayFacts) =>
  holidayRows(place, locale, now),
)

/** The holiday hours to come at this moment. */
export function comingHolidays({ special_hours, timeZone }: Location, { locale }: HolidayFacts['locale'], now: Date) {
  return askHolidays({ now }, { place: { special_hours, timeZone }, locale: { locale } })
}

const askSoon = question('holidays soon', ({ now }: Moment, { place, locale }: HolidayFacts) =>
  holidaysSoon(place, locale, now),
)

/** Those of the next seven days. */
export function soonHolidays({ special_hours, timeZone }: Location, { locale }: HolidayFacts['locale'], now: Date) {
  return askSoon({ now }, { place: { special_hours, timeZone }, locale: { locale } })
}

const askWeek = question('holidays of the week', ({ now }: Moment, { place, locale }: HolidayFacts) =>
  holidaysOfWeek(place, locale, now),
)

/** Those before the same day of next week. */
export function weekHolidays({ special_hours, timeZone }: Location, { locale }: HolidayFacts['locale'], now: Date) {
  return askWeek({ now }, { place: { special_hours, timeZone }, locale: { locale } })
}
