import type { Car } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'

type Placed = Pick<Car, 'location' | 'city'>

type PlacedSite = SiteSlice<'locale' | 'locations'>

/** Pairs of location id and its cars; cars without a location are left out. */
const byPlace = <Standing extends Placed>(cars: readonly Standing[]) => [
  ...Map.groupBy(
    cars.filter(({ location }) => location),
    ({ location }) => location?.id ?? '',
  ),
]

/** "Ballarat": the town as written on cards. */
const townOf = ([id, [first]]: readonly [string, readonly Placed[]], { locations }: PlacedSite) =>
  locations.find((location) => location.id === id)?.address.city || first?.city || first?.location?.name || id

/** The location's state, as written in addresses; empty when unknown. */
const stateOf = ([id]: readonly [string, readonly Placed[]], { locations }: PlacedSite) =>
  locations.find((location) => location.id === id)?.address.state ?? ''

/** What a link to a place says, and where it leads. */
interface Doing<Standing> {
  /** "Drive it" */
  readonly doing: string
  readonly wayTo: (standing: readonly Standing[]) => string
}

/**
 * A link per location of the model's cars, most cars first: "Drive it in Ballarat", with the state when they are in
 * several states. Empty when all cars are at one location.
 */
export function modelPlaces<Standing extends Placed>(
  cars: readonly Standing[],
  site: PlacedSite,
  { doing, wayTo }: Doing<Standing>,
): readonly MenuLink[] {
  const places = byPlace(cars).toSorted((a, b) => b[1].length - a[1].length)
  if (places.length < 2) return []
  const towns = places.map((place) => townOf(place, site))
  const states = places.map((place) => stateOf(place, site))
  const isFar = new Set(states.filter(Boolean)).size > 1
  return places.map(([, standing], at) => {
    const town = towns[at] ?? ''
    const isAlone = towns.filter((other) => other === town).length === 1
    const where = isAlone ? `in ${town}` : `at ${standing[0]?.location?.name ?? town}`
    return {
      name: `${doing} ${where}${isFar && states[at] ? `, ${states[at]}` : ''}`,
      url: wayTo(standing),
      note: formatCount(standing.length, site.locale),
    }
  })
}

/** The links of `modelPlaces` in two parts: always visible, and shown on request. */
export interface PlacesShown {
  readonly first: readonly MenuLink[]
  readonly others: readonly MenuLink[]
}

const mostFirst = 3

/** Splits the links. A single further one is not hidden. */
export function placesShown(places: readonly MenuLink[]): PlacesShown {
  const count = places.length > mostFirst + 1 ? mostFirst : places.length
  return { first: places.slice(0, count), others: places.slice(count) }
}
