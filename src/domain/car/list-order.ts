import { isForSale } from './availability.ts'
import type { Car } from './car.ts'
import { isForHire, type PricingPolicy } from './price.ts'

type RankedCar = Pick<Car, 'id' | 'status' | 'reserved' | 'subscription_price' | 'custom_rank' | 'created_at'>

const collator = new Intl.Collator('en', { numeric: true })

/** Cars to buy come before those for hire, so that prices of one kind are together; those not for sale come last. */
function placeAmong(car: RankedCar, pricing: Pick<PricingPolicy, 'subscriptions'>): number {
  if (!isForSale(car)) return 2
  return isForHire(car, pricing) ? 1 : 0
}

const listedAt = ({ created_at }: RankedCar): number => Date.parse(created_at ?? '1970-01-01')

/**
 * Cars in the default list order: those for sale first, then by the dealer's rank (higher first), newest, id. Every
 * search engine uses this order, as the index holds the cars in it.
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
