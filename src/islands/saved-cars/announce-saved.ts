import { trackEvent } from '#api/analytics.ts'

/** The dealer's event id for a saved car, which the layout writes as `<html data-favourite-event="39">`. */
const favouriteEvent = (): number => Number(document.documentElement.dataset.favouriteEvent)

/** Announces to analytics that a car was saved. */
export function announceSaved(id: string): void {
  trackEvent({ name: 'add_to_wishlist', id: favouriteEvent(), facts: { car_id: id } })
}
