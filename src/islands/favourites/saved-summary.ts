import type { SavedCard } from '#api/saved-cards.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import type { SavedCar } from '#stores/saved-car.ts'

const noPrice: CarSummary['price'] = { kind: 'none', text: '', amount: null, was: null }

/** What is kept of a car, as a card. */
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
 * A saved car as a card shows it: as it stands today. One that is not among the cars on show has left, and null says so; of one
 * that nobody could be asked about stands what was saved.
 */
export function savedSummary(car: SavedCar, found: SavedCard | null | undefined): CarSummary {
  if (found) return found.card
  const saved = asSaved(car)
  return found === null ? { ...saved, price: noPrice, badge: { kind: 'sold', text: 'No longer listed' } } : saved
}
