/** What happened, in the words that measuring services know: a lead, a car saved, a press on a phone number. */
export type EventName = 'generate_lead' | 'add_to_wishlist' | 'phone_call'

/** One thing worth counting. `facts` never hold anything personal. */
export interface SiteEvent {
  readonly name: EventName
  /** The dealer's number for it, e.g. 39 for a car saved. */
  readonly id: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** Name of the DOM event by which the parts of a page tell that something happened. */
const siteEventName = 'forecourt:event'

/** Tells whoever listens that something happened; nobody listening is fine, and so is a listener that throws. */
export function announce(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(siteEventName, { detail: event }))
}

/** Hears of everything that is announced on this page from now on. */
export function listen(heard: (event: SiteEvent) => void): void {
  document.addEventListener(siteEventName, (event) => heard((event as CustomEvent<SiteEvent>).detail))
}
