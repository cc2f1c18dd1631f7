import { standApart } from '#domain/location/point.ts'
import { question } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

/** What every list says of the whole stock, which a price changes nothing of. */
export interface WholeStock {
  /** Cars on show, on whatever list. */
  readonly count: number
  /** They stand at several places, so that one may be nearer than another. */
  readonly standsApart: boolean
}

const ask = question(
  'whole stock',
  ({ showroom: { cars } }: Pick<Tenant, 'showroom'>, _about: null): WholeStock => ({
    count: cars.length,
    standsApart: standApart(cars.map(({ point }) => point)),
  }),
)

export const wholeStock = (tenant: Pick<Tenant, 'showroom'>): WholeStock => ask(tenant, null)
