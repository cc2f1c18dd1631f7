import { standApart } from '#domain/location/point.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

/** Facts about the whole stock that every list page needs. A price change or a sale hardly ever changes them. */
export interface WholeStock {
  /** Whether any car is on show. */
  readonly hasCars: boolean
  /** Whether cars are at several places, so that sorting by distance makes sense. */
  readonly standsApart: boolean
}

const ask = question(
  'whole stock',
  ({ showroom: { cars } }: Pick<Tenant, 'showroom'>, _about: null): WholeStock => ({
    hasCars: cars.length > 0,
    standsApart: standApart(cars.map(({ point }) => point)),
  }),
)

export const wholeStock = (tenant: Pick<Tenant, 'showroom'>): WholeStock => ask(tenant, null)
