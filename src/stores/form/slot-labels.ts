import type { LocalePolicy } from '#domain/text/locale.ts'
import { nearDate } from '#domain/text/near-date.ts'
import type { SlotLabels } from '#forms/definitions/free-times.ts'

/** Days as "Thu 5 Mar" and times as "9:00 am", the way the site's country writes them. */
export function slotLabels(policy: Pick<LocalePolicy, 'locale'>): SlotLabels {
  // Made when it is first asked: a page drawn ahead names no time, and making one costs as much as its form.
  let written: Intl.DateTimeFormat | undefined
  return {
    day: (date) => nearDate(date, policy),
    time: (clock) => {
      written ??= new Intl.DateTimeFormat(policy.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      return written.format(new Date(`2000-01-01T${clock}:00Z`))
    },
  }
}
