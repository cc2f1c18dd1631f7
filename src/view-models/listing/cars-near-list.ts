import type { CarSummary } from '#domain/car/summary.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'
import { summaryOf } from '../car/car-summary.ts'
import { similarCars } from '../car/similar-cars.ts'

/** A list as short as this leaves most of a screen empty. */
const few = 3
const most = 4

/** The cards of the cars that are most like the first of a short list, by the ids of its cars; none where it is empty or longer. */
export const carsNearList = question(
  'cars near a list',
  ({ site, showroom, now }: Tenant, ids: readonly string[]): readonly CarSummary[] => {
    const first = ids.length <= few ? showroom.cars.find(({ id }) => id === ids[0]) : undefined
    if (!first) return []
    const others = showroom.cars.filter(({ id }) => !ids.includes(id))
    return similarCars(first, others, most).map((car) => summaryOf(car, site, now))
  },
)
