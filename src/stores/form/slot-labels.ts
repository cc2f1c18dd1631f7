import type { LocalePolicy } from '#domain/text/locale.ts'
import type { SlotLabels } from '#forms/definitions/test-drive.ts'

/** A writer of dates, made when it is first asked: a page drawn ahead names none, and making one costs as much as its form. */
function writer(locale: string, parts: Intl.DateTimeFormatOptions): (moment: string) => string {
  let made: Intl.DateTimeFormat | undefined
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
    return made.format(new Date(moment))
  }
}

/** Days as "Thu 5 Mar" and times as "9:00 am", the way the site's country writes them. */
export function slotLabels({ locale }: Pick<LocalePolicy, 'locale'>): SlotLabels {
  const day = writer(locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const time = writer(locale, { hour: 'numeric', minute: '2-digit' })
  return {
    day: (date) => day(`${date}T00:00:00Z`),
    time: (clock) => time(`2000-01-01T${clock}:00Z`),
  }
}
