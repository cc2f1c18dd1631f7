import type { CarSummary } from '#domain/car/summary.ts'
import type { SavedCar } from '#stores/saved-car.ts'

/**
 * A saved car as a card shows it: what was known on the day it was saved, and nothing guessed. One that is not among the
 * cars on show has left; null means that nobody knows.
 */
export function savedSummary(car: SavedCar, listed: ReadonlySet<string> | null): CarSummary {
  const hasLeft = listed !== null && !listed.has(car.id)
  const price = hasLeft ? '' : car.price
  const alt = [car.title, car.subtitle].filter(Boolean).join(' ')
  return {
    id: car.id,
    slug: car.slug,
    href: `/cars/${car.slug}`,
    title: car.title,
    subtitle: car.subtitle,
    make: car.make,
    model: car.model,
    car_type: 'used',
    price: { kind: price ? 'price' : 'none', text: price, amount: null, was: null },
    badge: hasLeft ? { kind: 'sold', text: 'No longer available' } : null,
    createdAt: null,
    isBelowMarket: false,
    isCertified: false,
    facts: [],
    place: '',
    picture: car.image ? { src: car.image, srcset: '', width: 960, height: 640, alt } : null,
    photosCount: 0,
  }
}
