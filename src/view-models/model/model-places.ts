import type { Car } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import { narrowed } from '#view-models/listing/narrowed-links.ts'
import type { MenuLink } from '#view-models/shell/menu.ts'

type Placed = Pick<Car, 'location' | 'city'>

type PlacedSite = SiteSlice<'locale' | 'locations'>

/** Cars of one place, with the names they call it; those that say no place are at none. */
const byPlace = (cars: readonly Placed[]) => [
  ...Map.groupBy(
    cars.flatMap(({ location, city }) => (location ? [{ ...location, city }] : [])),
    ({ id }) => id,
  ),
]

type Place = ReturnType<typeof byPlace>[number]

/** "Ballarat": the town, as cards say it. */
const townOf = ([id, [first]]: Place, { locations }: PlacedSite) =>
  locations.find((location) => location.id === id)?.address.city || first?.city || first?.name || id

/** Where cars of a model stand, the most first, each the way to those in their list; none where all are at one place. */
export function modelPlaces(cars: readonly Placed[], path: string, site: PlacedSite): readonly MenuLink[] {
  const places = byPlace(cars).toSorted((a, b) => b[1].length - a[1].length)
  const towns = places.map((place) => townOf(place, site))
  if (places.length < 2) return []
  return places.map(([, standing], at) => {
    const names = [...new Set(standing.map(({ name }) => name))]
    const town = towns[at] ?? ''
    const isAlone = towns.filter((other) => other === town).length === 1
    return {
      name: isAlone ? town : (names[0] ?? town),
      url: narrowed(path, 'location_name', names),
      note: formatCount(standing.length, site.locale),
    }
  })
}
