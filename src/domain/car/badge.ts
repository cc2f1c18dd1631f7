import { dayMs, instantOf } from '../text/instant.ts'
import { isAvailable } from './availability.ts'
import type { Car } from './car.ts'

/** The words a dealer may change on badges, and the picture of its certificate. */
export interface BadgePolicy {
  readonly labels: {
    readonly sold: string
    readonly reserved: string
    readonly certified: string
    readonly coming_soon: string
    readonly new: string
  }
  /** Address of the picture that stands on certified cars in place of the word; null where the word does. */
  readonly certified_image: string | null
}

/** The one badge a card carries; `kind` picks its look. */
export interface Badge {
  readonly kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'tag' | 'coming_soon' | 'new'
  readonly text: string
  /** Address of a picture that says the same. */
  readonly image?: string
}

/** The facts a badge is chosen by. */
export type BadgedCar = Pick<
  Car,
  'status' | 'simple_fuel' | 'reserved' | 'certified' | 'car_type' | 'tag' | 'created_at'
>

/** Days a car counts as newly arrived. */
export const newTagDays = 8

/** A used car the manufacturer certified and the dealer still has. */
export function isCertified(car: Pick<Car, 'certified' | 'car_type' | 'status'>): boolean {
  return car.certified && car.car_type === 'used' && isAvailable(car)
}

/** Arrived within the last 8 days, to the millisecond; a date up to a day ahead is a zone's difference, later is a slip. */
export function isNewlyArrived({ created_at }: Pick<Car, 'created_at'>, now: Date): boolean {
  const arrived = instantOf(created_at)
  if (arrived === null) return false
  const age = now.getTime() - arrived
  return age >= -dayMs && age <= newTagDays * dayMs
}

function specialFuel({ simple_fuel }: Pick<Car, 'simple_fuel'>): string | null {
  const fuel = simple_fuel?.trim().toLowerCase()
  if (fuel === 'electric') return 'Electric'
  if (fuel === 'hybrid') return 'Hybrid'
  return null
}

function certifiedBadge({ labels, certified_image: image }: BadgePolicy): Badge {
  return { kind: 'certified', text: labels.certified, ...(image ? { image } : {}) }
}

/** The badge of a car, the first that applies: sold, Electric or Hybrid, reserved, certified, its own tag, coming soon, new. */
export function badgeFor(car: BadgedCar, policy: BadgePolicy, now: Date): Badge | null {
  const { labels } = policy
  const fuel = specialFuel(car)
  const tag = car.tag?.trim()
  if (!isAvailable(car)) return { kind: 'sold', text: labels.sold }
  if (fuel) return { kind: 'fuel', text: fuel }
  if (car.reserved) return { kind: 'reserved', text: labels.reserved }
  if (isCertified(car)) return certifiedBadge(policy)
  if (tag) return { kind: 'tag', text: tag }
  if (car.status === 'coming_soon') return { kind: 'coming_soon', text: labels.coming_soon }
  if (isNewlyArrived(car, now)) return { kind: 'new', text: labels.new }
  return null
}
