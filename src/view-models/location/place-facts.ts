import { isForSale } from '#domain/car/availability.ts'
import type { Location } from '#domain/location/location.ts'
import { isWorkshop } from '#domain/location/trades.ts'
import { capital } from '#domain/text/capital.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import { countOf, nounFor } from '#search/nouns.ts'
import type { Tenant } from '#tenants/current.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Location id -> number of vehicles for sale. */
const askStanding = trackedQuery(
  'cars at places',
  ({ showroom }: Pick<Tenant, 'showroom'>, _about: null): Readonly<Record<string, number>> => {
    const ids = showroom.cars.flatMap((car) => (isForSale(car) && car.location ? [car.location.id] : []))
    return Object.fromEntries([...Map.groupBy(ids, (id) => id)].map(([id, each]) => [id, each.length]))
  },
)

type FactsSite = SiteSlice<'identity.vehicle_types' | 'locale'>

/** "72 cars · workshop": stock and services of a location; may be empty. */
export function placeFacts(site: FactsSite, location: Location, standing: Readonly<Record<string, number>>): string {
  const count = standing[location.id] ?? 0
  const facts = [
    count > 0 && countOf(count, nounFor(site.identity.vehicle_types), site.locale),
    isWorkshop(location) && 'workshop',
    location.location_type === 'parts' && 'parts counter',
  ]
  return capital(facts.filter(Boolean).join(' · '))
}

/** Location id -> its `placeFacts`. */
export function factsOfPlaces(
  tenant: Pick<Tenant, 'showroom' | 'site'>,
  locations: readonly Location[],
): ReadonlyMap<string, string> {
  const standing = askStanding(tenant, null)
  return new Map(locations.map((location) => [location.id, placeFacts(tenant.site, location, standing)]))
}
