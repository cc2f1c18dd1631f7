import type { SiteEvent } from './analytics.ts'

/** The host that records events, and the site's id there. */
export interface EventsHost {
  /** Its origin, e.g. https://events.example.com. */
  readonly host: string
  readonly website_id: string
}

/**
 * Sends an event to the events host as a beacon, which outlives the page. `page` is a path without query, since a query
 * may hold typed text. JSON is sent as text/plain, which needs no CORS preflight.
 */
export function sendEventBeacon(
  { host, website_id }: EventsHost,
  { name, id, facts }: SiteEvent,
  page: string,
  send: (address: string, body: string) => boolean = (address, body) => navigator.sendBeacon(address, body),
): void {
  const body = JSON.stringify({ ...facts, event: name, event_id: id, website_id, page })
  if (!send(`${host}/api/events/${name}`, body)) console.error('An event was not recorded.', name)
}
