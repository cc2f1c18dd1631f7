import type { SiteEvent } from '#api/analytics.ts'
import { localShelf, sessionShelf } from './browser-shelf.ts'
import type { Shelf } from './shelf.ts'

const choiceName = 'measuring'
const waitingName = 'waiting-events'
const mostWaiting = 20

/** What a shopper said about being counted; null until they say something. */
export function measuringChoice(shelf: Shelf = localShelf): 'yes' | 'no' | null {
  const value = shelf.read(choiceName)
  return value === 'yes' || value === 'no' ? value : null
}

/** Keeps what a shopper said, until they change it or clear their browser. */
export function chooseMeasuring(choice: 'yes' | 'no', shelf: Shelf = localShelf): void {
  shelf.write(choiceName, choice)
}

/** Keeps an event for a later page of this visit: a form may leave its page before anybody could be told. */
export function keepEvent(event: SiteEvent, shelf: Shelf = sessionShelf): void {
  const kept = shelf.read(waitingName)
  shelf.write(waitingName, [...(Array.isArray(kept) ? kept : []), event].slice(-mostWaiting))
}

const isEvent = (value: unknown): value is SiteEvent =>
  typeof value === 'object' && value !== null && 'name' in value && 'id' in value && 'facts' in value

/** Takes the events that were kept, oldest first. */
export function takeEvents(shelf: Shelf = sessionShelf): readonly SiteEvent[] {
  const kept = shelf.read(waitingName)
  shelf.remove(waitingName)
  return Array.isArray(kept) ? kept.filter(isEvent) : []
}
