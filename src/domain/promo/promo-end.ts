import { spokenTime } from '../location/clock-text.ts'
import { longDate } from '../text/dates.ts'
import { instantOf } from '../text/instant.ts'
import type { LocalePolicy } from '../text/locale.ts'
import { addDays, wallClock } from '../text/wall-clock.ts'

const wallTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?$/

/**
 * Date and minute in the dealer's zone at which a promo ends; `minutes` is null for a bare date, which ends with its
 * day.
 */
function endOf(expiry: string, timeZone: string): { readonly date: string; readonly minutes: number | null } | null {
  const [, date, hours, minutes] = wallTime.exec(expiry) ?? []
  if (date) return { date, minutes: hours ? Number(hours) * 60 + Number(minutes) : null }
  const moment = instantOf(expiry)
  return moment === null ? null : wallClock(new Date(moment), timeZone)
}

/** "Until 13 December 2026", with the time when it ends within that day; null without a readable end. */
export function promoEnd(expiry: string | null, locale: LocalePolicy): string | null {
  const end = expiry === null ? null : endOf(expiry.trim(), locale.timeZone)
  if (!end) return null
  if (end.minutes === null) return `Until ${longDate(end.date, locale)}`
  // A promo that ends at midnight ends with the day before.
  if (end.minutes === 0) return `Until ${longDate(addDays(end.date, -1), locale)}`
  return `Until ${spokenTime(end.minutes)}, ${longDate(end.date, locale)}`
}
