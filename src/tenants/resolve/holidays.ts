import type { Location, OpeningHoursEntry, SpecialHoursEntry, Weekday } from '#domain/location/location.ts'
import { weekdayOf } from '#domain/text/wall-clock.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { DayHours } from '../dealer-file/opening-hours.ts'

type FileHoliday = DealerFile['hours']['holidays'][number]

/** Usual opening hours of a location. */
type Week = Pick<Location, 'hours_text'> & { readonly opening_hours: readonly OpeningHoursEntry[] }

/** A weekday's own words, else its times, else its entry's words; null when these are missing or say closed. */
function usualHours({ opening_hours, hours_text }: Week, day: Weekday): DayHours | null {
  const own = hours_text[day]
  const entry = opening_hours.find(({ weekday }) => weekday === day)
  const words = own ?? entry?.formated_hours
  if (!own && entry?.open && entry.close) return { open: entry.open, close: entry.close }
  return words && !/\bclosed\b/i.test(words) ? { words } : null
}

/** A holiday of a location; an open one without hours of its own keeps those of its weekday. */
export function holidayOf({ name, status, date, hours }: FileHoliday, week: Week): SpecialHoursEntry {
  const said = hours ?? usualHours(week, weekdayOf(date))
  const holiday = { name, status, date, start_hour: null, end_hour: null }
  if (status === 'Closed' || said === null) return holiday
  if ('words' in said) return { ...holiday, hours_text: said.words }
  return { ...holiday, start_hour: `${date}T${said.open}`, end_hour: `${date}T${said.close}` }
}

const byDate = (a: SpecialHoursEntry, b: SpecialHoursEntry) => (a.date < b.date ? -1 : 1)

/** A location's own holidays and the shared ones, sorted by date; its own win on the same day. */
export function withShared(
  own: readonly SpecialHoursEntry[],
  { hours }: Pick<DealerFile, 'hours'>,
  week: Week,
): readonly SpecialHoursEntry[] {
  const dates = new Set(own.map(({ date }) => date))
  const shared = hours.holidays.filter(({ date }) => !dates.has(date))
  return [...own, ...shared.map((holiday) => holidayOf(holiday, week))].sort(byDate)
}
