import type { LocalePolicy } from '../text/locale.ts'
import { nearDate } from '../text/near-date.ts'
import { listTime } from './clock-text.ts'
import { type OpenHours, openNow, spanOn } from './open-now.ts'

/** When a place is open on one date, holidays counted: "7:30am - 5:30pm", "Closed". */
export function hoursOn(place: OpenHours, date: string): string {
  const hours = spanOn(place, date)
  return hours ? `${listTime(hours[0])} - ${listTime(hours[1])}` : 'Closed'
}

/** What to know before coming: the hours of the day that is asked for, else whether the place is open now. */
export function visitText(
  place: OpenHours,
  day: string,
  now: Date,
  country: Pick<LocalePolicy, 'locale'>,
): string | null {
  return day ? `${nearDate(day, country)}: ${hoursOn(place, day)}` : (openNow(place, now, country)?.text ?? null)
}
