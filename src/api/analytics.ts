/** One thing worth counting. `facts` never hold anything personal. */
export interface SiteEvent {
  /** The platform's number for it, e.g. 39 for a car saved. */
  readonly id: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** Name of the DOM event that an analytics tag of a dealer may listen for on `document`. */
const siteEventName = 'forecourt:event'

/** Tells whoever listens that something happened; nobody listening is fine, and so is a listener that throws. */
export function announce(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(siteEventName, { detail: event }))
}
