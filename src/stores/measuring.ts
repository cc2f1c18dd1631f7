import type { SiteEvent } from '#api/analytics.ts'
import { localSiteStorage, sessionSiteStorage } from './storage/browser-storage.ts'
import type { SiteStorage } from './storage/site-storage.ts'

const choiceName = 'measuring'
const waitingName = 'waiting-events'
const mostWaiting = 20

/** The shopper's analytics consent; null until they choose. */
export function measuringChoice(storage: SiteStorage = localSiteStorage): 'yes' | 'no' | null {
  const value = storage.read(choiceName)
  return value === 'yes' || value === 'no' ? value : null
}

/** Stores the shopper's analytics consent in local storage. */
export function chooseMeasuring(choice: 'yes' | 'no', storage: SiteStorage = localSiteStorage): void {
  storage.write(choiceName, choice)
}

/** Queues an event for a later page of this visit, since a form may navigate before the event can be sent. */
export function keepEvent(event: SiteEvent, storage: SiteStorage = sessionSiteStorage): void {
  const kept = storage.read(waitingName)
  storage.write(waitingName, [...(Array.isArray(kept) ? kept : []), event].slice(-mostWaiting))
}

const isEvent = (value: unknown): value is SiteEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'id' in value && 'facts' in value

/** Empties the queue and returns its events, oldest first. */
export function takeEvents(storage: SiteStorage = sessionSiteStorage): readonly SiteEvent[] {
  const kept = storage.read(waitingName)
  storage.remove(waitingName)
  return Array.isArray(kept) ? kept.filter(isEvent) : []
}
