import type { LocalePolicy } from '#domain/text/locale.ts'
import { nearDate } from '#domain/text/near-date.ts'
import type { SlotLabels } from '#forms/definitions/free-times.ts'

/** Days as "Thu 5 Mar" and times as "9:00 am", the way the site's country writes them. */
export function slotLabels(policy: Pick<LocalePolicy, 'locale'>): SlotLabels {
  // Created lazily: a prerendered page formats no time, and a formatter costs as much as rendering the form.
  let written: Intl.DateTimeFormat | undefined
  return {
    day: (date) => nearDate(date, policy),
    time: (clock) => {
      written ??= new Intl.DateTimeFormat(policy.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      return written.format(new Date(`2000-01-01T${clock}:00Z`))
    },
  }
}
