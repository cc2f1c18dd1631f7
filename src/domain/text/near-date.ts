import type { LocalePolicy } from './locale.ts'
import { weekdayOf } from './wall-clock.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** Parts of a YYYY-MM-DD date, the month by name. */
export function partsOf(date: string): { readonly year: string; readonly month: string; readonly day: number } {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return { year, month: months[Number(month) - 1] ?? '', day: Number(day) }
}

/** A YYYY-MM-DD date without its year, for near ones: "Fri 18 Apr"; on US sites "Fri, Apr 18". */
export function nearDate(date: string, { locale }: Pick<LocalePolicy, 'locale'>): string {
  const { month, day } = partsOf(date)
  const abbreviated = month.slice(0, 3)
  const rest = locale === 'en-US' ? `, ${abbreviated} ${day}` : ` ${day} ${abbreviated}`
  return weekdayName(weekdayOf(date)).slice(0, 3) + rest
}

/** "Sunday" for 0 to "Saturday" for 6. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday] ?? ''
}
