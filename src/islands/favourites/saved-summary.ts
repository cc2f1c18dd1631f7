import type { SavedCard } from '#api/saved-cards.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import type { SavedCar } from '#stores/saved-car.ts'

const noPrice: CarSummary['price'] = { kind: 'none', text: '', amount: null, was: null }

/** The stored data of a car as a card. */
function asSaved({ image, price, terms, ...car }: SavedCar): CarSummary {
  const alt = [car.title, car.subtitle].filter(Boolean).join(' ')
  return {
    ...car,
    href: `/cars/${car.slug}`,
    car_type: 'used',
    price: price ? { ...noPrice, kind: 'price', text: price, terms } : noPrice,
    badge: null,
    badgeEnd: null,
    saving: null,
    weekly: null,
    isCertified: false,
    facts: [],
    more: [],
    place: '',
    picture: image ? { src: image, srcset: '', width: 960, height: 640, alt } : null,
    photosCount: 0,
  }
}

/**
 * The card of a saved car: today's data if found; the stored data, marked as no longer listed, for null; the stored
 * data as it is when the lookup failed (undefined).
 */
export function savedSummary(car: SavedCar, found: SavedCard | null | undefined): CarSummary {
  if (found) return found.card
  const saved = asSaved(car)
  return found === null ? { ...saved, price: noPrice, badge: { kind: 'sold', text: 'No longer listed' } } : saved
}
