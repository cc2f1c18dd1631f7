import type { SiteEvent } from './analytics.ts'

/** Where events are counted, and for which site. */
export interface EventsHost {
  /** Its origin, e.g. https://events.example.com. */
  readonly host: string
  readonly website_id: string
}

/**
 * Tells the events host of an event in a beacon, which outlives the page. The page is named by its path alone, since a
 * query may hold what somebody typed. JSON is sent as text, for which a browser need not ask the host first.
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
