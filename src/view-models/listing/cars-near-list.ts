import type { CarSummary } from '#domain/car/summary.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '../car/car-summary.ts'
import { similarCars } from '../car/similar-cars.ts'

/** A list with this many cars or fewer leaves most of a screen empty. */
const few = 3
const most = 4

/**
 * Cards of the cars most similar to the first car of a short list, given the ids of its cars. Empty when the list is
 * empty or has more than `few` cars.
 */
export const carsNearList = trackedQuery(
  'cars near a list',
  ({ site, showroom, now }: Tenant, ids: readonly string[]): readonly CarSummary[] => {
    const first = ids.length <= few ? showroom.cars.find(({ id }) => id === ids[0]) : undefined
    if (!first) return []
    const others = showroom.cars.filter(({ id }) => !ids.includes(id))
    return similarCars(first, others, most).map((car) => summaryOf(car, site, now))
  },
)
