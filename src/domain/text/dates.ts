import { isCalendarDay } from './instant.ts'
import type { LocalePolicy } from './locale.ts'
import { nearDate, partsOf } from './near-date.ts'
import { wallClock } from './wall-clock.ts'

/** A YYYY-MM-DD date in a list: "Fri 18 Apr 2025"; on US sites "Fri, Apr 18, 2025". */
export function shortDate(date: string, policy: Pick<LocalePolicy, 'locale'>): string {
  return `${nearDate(date.slice(0, 10), policy)}${policy.locale === 'en-US' ? ',' : ''} ${date.slice(0, 4)}`
}

/** A YYYY-MM-DD date in a sentence: "5 April 2026"; on US sites "April 5, 2026". */
export function longDate(date: string, { locale }: Pick<LocalePolicy, 'locale'>): string {
  const { year, month, day } = partsOf(date)
  return locale === 'en-US' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`
}

/** The YYYY-MM-DD date one month later; a day that month does not have becomes its last. */
export function oneMonthAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0))
  lastOfNext.setUTCDate(Math.min(day, lastOfNext.getUTCDate()))
  return lastOfNext.toISOString().slice(0, 10)
}

/** The YYYY-MM-DD date of a review's dd/mm/yyyy date, or null when there is no such day. */
export function reviewDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(date) ? date : null
}

/** The year to print after a copyright sign: the dealer's own, even in the first hours of January. */
export function copyrightYear(now: Date, { timeZone }: Pick<LocalePolicy, 'timeZone'>): number {
  return wallClock(now, timeZone).year
}
