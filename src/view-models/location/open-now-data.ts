import type { Location } from '#domain/location/location.ts'

/** What a browser needs to say whether a place is open: hours and zone, nothing personal. */
export function openNowData(location: Location): string {
  const { contact_detail, special_hours, hours_text, timeZone } = location
  return JSON.stringify({
    contact_detail: { opening_hours: contact_detail.opening_hours },
    special_hours,
    hours_text,
    timeZone,
  })
}
