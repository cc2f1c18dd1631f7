import { holidayRows } from '#domain/location/holiday-hours.ts'
import type { Location } from '#domain/location/location.ts'
import { type OpenHours, openHours, openNow } from '#domain/location/open-now.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

type Moment = Pick<Tenant, 'now'>

interface HolidayFacts {
  readonly place: Parameters<typeof holidayRows>[0]
  readonly locale: Parameters<typeof holidayRows>[1]
}

const askOpen = question('open now', ({ now }: Moment, hours: OpenHours) => openNow(hours, now))

/** Whether a place is open at this moment; a page depends on the answer, not on the minute. */
export function openAt(location: Location, now: Date) {
  return askOpen({ now }, openHours(location))
}

const askHolidays = question('coming holidays', ({ now }: Moment, { place, locale }: HolidayFacts) =>
  holidayRows(place, locale, now),
)

/** The holiday hours to come at this moment. */
export function comingHolidays({ special_hours, timeZone }: Location, { locale }: HolidayFacts['locale'], now: Date) {
  return askHolidays({ now }, { place: { special_hours, timeZone }, locale: { locale } })
}
