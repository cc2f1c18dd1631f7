import type { LocalePolicy } from '../text/locale.ts'
import { nearDate } from '../text/near-date.ts'
import { listTime } from './clock-text.ts'
import { type OpenHours, openNow, spanOn } from './open-now.ts'

/** Opening hours on one date, including holidays: "7:30am - 5:30pm", "Closed". */
export function hoursOn(place: OpenHours, date: string): string {
  const hours = spanOn(place, date)
  return hours ? `${listTime(hours[0])} - ${listTime(hours[1])}` : 'Closed'
}

/** Hours on the requested day; without one, whether the place is open now. Null when it states no times. */
export function visitText(
  place: OpenHours,
  day: string,
  now: Date,
  country: Pick<LocalePolicy, 'locale'>,
): string | null {
  return day ? `${nearDate(day, country)}: ${hoursOn(place, day)}` : (openNow(place, now, country)?.text ?? null)
}
