import { standApart } from '#domain/location/point.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

/** What every list says of the whole stock, which a price or a sale changes nothing of. */
export interface WholeStock {
  /** Whether a car is on show, on whatever list. */
  readonly hasCars: boolean
  /** They stand at several places, so that one may be nearer than another. */
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
