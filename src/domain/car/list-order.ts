import { isForSale } from './availability.ts'
import type { Car } from './car.ts'
import { isForHire, type PricingPolicy } from './price.ts'

type RankedCar = Pick<Car, 'id' | 'status' | 'reserved' | 'subscription_price' | 'custom_rank' | 'created_at'>

const collator = new Intl.Collator('en', { numeric: true })

/** Cars to buy stand before those for hire, so that prices of one kind are read together; whoever is taken stands last. */
function placeAmong(car: RankedCar, pricing: Pick<PricingPolicy, 'subscriptions'>): number {
  if (!isForSale(car)) return 2
  return isForHire(car, pricing) ? 1 : 0
}

const listedAt = ({ created_at }: RankedCar): number => Date.parse(created_at ?? '1970-01-01')

/**
 * The same cars as lists show them when nobody chose an order: available first, then by the dealer's own rank, the newest, the id.
 * Every engine goes by it, as the index holds the cars in this order.
 */
export function inListOrder<C extends RankedCar>(
  cars: readonly C[],
  pricing: Pick<PricingPolicy, 'subscriptions'>,
): readonly C[] {
  return cars.toSorted(
    (a, b) =>
      placeAmong(a, pricing) - placeAmong(b, pricing) ||
      b.custom_rank - a.custom_rank ||
      listedAt(b) - listedAt(a) ||
      collator.compare(a.id, b.id),
  )
}
