/** Analytics event names, as analytics services define them: a lead, a saved car, a press on a phone number. */
export type EventName = 'generate_lead' | 'add_to_wishlist' | 'phone_call'

/** One analytics event. `facts` never hold personal data. */
export interface SiteEvent {
  readonly name: EventName
  /** The dealer's number of the event, e.g. 39 for a saved car. */
  readonly id: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** DOM event that carries a `SiteEvent` in its detail. */
const siteEventName = 'forecourt:event'

/** Dispatches an event to all listeners of the page. A listener that throws does not affect the caller. */
export function trackEvent(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(siteEventName, { detail: event }))
}

/** Subscribes to every event announced on this page from now on. */
export function listen(heard: (event: SiteEvent) => void): void {
  document.addEventListener(siteEventName, (event) => heard((event as CustomEvent<SiteEvent>).detail))
}
