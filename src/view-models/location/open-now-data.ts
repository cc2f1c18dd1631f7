import type { Location } from '#domain/location/location.ts'
import type { OpenHours } from '#domain/location/open-now.ts'

type HoursFacts = Pick<Location, 'special_hours' | 'hours_text' | 'timeZone'> & {
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>
}

/** What a browser needs to say whether a place is open: when it opens, and its zone. Every page carries it, some many times. */
export function openNowData({ contact_detail, special_hours, hours_text, timeZone }: HoursFacts): string {
  const days = contact_detail.opening_hours.filter(({ status, weekday }) => status === 'Open' && !hours_text[weekday])
  const data: OpenHours = {
    contact_detail: {
      opening_hours: days.map(({ weekday, status, open, close }) => ({ weekday, status, open, close })),
    },
    special_hours: special_hours.map(({ date, status, start_hour, end_hour }) =>
      status === 'Open' ? { date, status, start_hour, end_hour } : { date, status },
    ),
    hours_text: {},
    timeZone,
  }
  return JSON.stringify(data)
}
