import type { LocalePolicy } from '#domain/text/locale.ts'
import type { SlotLabels } from '#forms/definitions/test-drive.ts'

/** Days as "Thu 5 Mar" and times as "9:00 am", the way the site's country writes them. */
export function slotLabels({ locale }: Pick<LocalePolicy, 'locale'>): SlotLabels {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return {
    day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
    time: (clock) => time.format(new Date(`2000-01-01T${clock}:00Z`)),
  }
}
