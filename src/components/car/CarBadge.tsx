import { badgeLook } from '#domain/car/badge.ts'
import type { CarSummary } from '#domain/car/summary.ts'

/**
 * The one badge of a car, or nothing.
 * "New" carries the day it was made from, so that islands/car-dates.ts can take it down when it is over.
 */
export function CarBadge({ car }: { readonly car: CarSummary }) {
  if (!car.badge) return null
  const since = car.badge.kind === 'new' ? car.createdAt : null
  return (
    <p
      className="car-badge"
      data-look={badgeLook(car.badge)}
      data-new-since={since ?? undefined}
      suppressHydrationWarning
    >
      {car.badge.image ? <img src={car.badge.image} height="28" alt={car.badge.text} /> : car.badge.text}
    </p>
  )
}
