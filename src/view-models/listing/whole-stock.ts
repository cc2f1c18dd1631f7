import { haveDistinctPoints } from '#domain/location/point.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Tenant } from '#tenants/current.ts'

/** Facts about the whole stock that every list page needs. A price change or a sale hardly ever changes them. */
export interface WholeStock {
  /** Whether any car is on show. */
  readonly hasCars: boolean
  /** Whether cars are at several places, so that sorting by distance makes sense. */
  readonly standsApart: boolean
}

const ask = trackedQuery(
  'whole stock',
  ({ showroom: { cars } }: Pick<Tenant, 'showroom'>, _about: null): WholeStock => ({
    hasCars: cars.length > 0,
    standsApart: haveDistinctPoints(cars.map(({ point }) => point)),
  }),
)

export const wholeStock = (tenant: Pick<Tenant, 'showroom'>): WholeStock => ask(tenant, null)
