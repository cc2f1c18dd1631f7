import { badgeLook } from '#domain/car/badge.ts'
import type { CarSummary } from '#domain/car/summary.ts'

/** The badge of a car, or nothing. A temporary badge carries its end time, at which islands/shell/badges.ts hides it. */
export function CarBadge({ car }: { readonly car: CarSummary }) {
  if (!car.badge) return null
  return (
    <p className="car-badge" data-look={badgeLook(car.badge)} data-until={car.badgeEnd ?? undefined}>
      {car.badge.image ? <img src={car.badge.image} height="28" alt={car.badge.text} /> : car.badge.text}
    </p>
  )
}
