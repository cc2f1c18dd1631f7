import type { Car } from '#domain/car/car.ts'
import { formatCount } from '#domain/text/count.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'
import type { MenuLink } from '#view-models/shell/menu-entry.ts'

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

/** What is done with them at a place, and how one comes to do it. */
interface Doing<Standing> {
  /** "Drive it" */
  readonly doing: string
  readonly wayTo: (standing: readonly Standing[]) => string
}

/**
 * Where cars of a model stand, the most first, with the state where they stand in several, each the way to do something there:
 * "Drive it in Ballarat"; none where all are at one place.
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

/** The places of a model in two parts: those that are offered, and those that a shopper asks for. */
export interface PlacesShown {
  readonly first: readonly MenuLink[]
  readonly others: readonly MenuLink[]
}

const mostFirst = 3

/** Nobody asks for one more: it is shown, too. */
export function placesShown(places: readonly MenuLink[]): PlacesShown {
  const count = places.length > mostFirst + 1 ? mostFirst : places.length
  return { first: places.slice(0, count), others: places.slice(count) }
}
