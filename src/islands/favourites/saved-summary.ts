import type { ListedCar, ListedCars } from '#api/listed-cars.ts'
import type { CarSummary } from '#domain/car/summary.ts'
import type { SavedCar } from '#stores/saved-car.ts'

const isAmount = (text: string) => /\d/.test(text)

/** Today's price, with the one of the day the car was saved where both are amounts and differ. */
function priceOf(saved: string, listed: ListedCar | null): CarSummary['price'] {
  const text = listed?.text ?? saved
  const hasChanged = text !== saved && isAmount(text) && isAmount(saved)
  return { kind: text ? 'price' : 'none', text, amount: null, was: hasChanged ? `Was ${saved}, now:` : null }
}

function badgeOf(listed: ListedCar | null | undefined): CarSummary['badge'] {
  if (listed === undefined) return { kind: 'sold', text: 'No longer listed' }
  return listed?.kind === 'sold' ? { kind: 'sold', text: listed.text } : null
}

/**
 * A saved car as a card shows it: its name and picture of the day it was saved, its price and state of today. One that is not
 * among the cars on show has left; null means that nobody knows, and it stands as it was saved.
 */
export function savedSummary(car: SavedCar, cars: ListedCars | null): CarSummary {
  const listed = cars === null ? null : cars.get(car.id)
  const badge = badgeOf(listed)
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
    price: badge ? priceOf('', null) : priceOf(car.price, listed ?? null),
    badge,
    createdAt: null,
    saving: null,
    weekly: null,
    isCertified: false,
    facts: [],
    place: '',
    picture: car.image ? { src: car.image, srcset: '', width: 960, height: 640, alt } : null,
    photosCount: 0,
  }
}
