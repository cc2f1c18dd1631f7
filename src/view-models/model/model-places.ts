import type { Car } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu.ts'

type Placed = Pick<Car, 'location' | 'city'>

type PlacedSite = SiteSlice<'locale' | 'locations'>

/** Cars of one place, by its id; those that say no place are at none. */
const byPlace = <Standing extends Placed>(cars: readonly Standing[]) => [
  ...Map.groupBy(
    cars.filter(({ location }) => location),
    ({ location }) => location?.id ?? '',
  ),
]

/** "Ballarat": the town, as cards say it. */
const townOf = ([id, [first]]: readonly [string, readonly Placed[]], { locations }: PlacedSite) =>
  locations.find((location) => location.id === id)?.address.city || first?.city || first?.location?.name || id

/** Its state, as addresses write it; empty where nobody says. */
const stateOf = ([id]: readonly [string, readonly Placed[]], { locations }: PlacedSite) =>
  locations.find((location) => location.id === id)?.address.state ?? ''

/**
 * Where cars of a model stand, the most first, with the state where they stand in several, each a way that `wayTo` says; none
 * where all are at one place.
 */
export function modelPlaces<Standing extends Placed>(
  cars: readonly Standing[],
  site: PlacedSite,
  wayTo: (standing: readonly Standing[]) => string,
): readonly MenuLink[] {
  const places = byPlace(cars).toSorted((a, b) => b[1].length - a[1].length)
  if (places.length < 2) return []
  const towns = places.map((place) => townOf(place, site))
  const states = places.map((place) => stateOf(place, site))
  const isFar = new Set(states.filter(Boolean)).size > 1
  return places.map(([, standing], at) => {
    const town = towns[at] ?? ''
    const isAlone = towns.filter((other) => other === town).length === 1
    const name = isAlone ? town : (standing[0]?.location?.name ?? town)
    return {
      name: isFar && states[at] ? `${name}, ${states[at]}` : name,
      url: wayTo(standing),
      note: `${formatCount(standing.length, site.locale)} for sale`,
    }
  })
}
