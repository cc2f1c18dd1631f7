import type { Car } from '#domain/car/car.ts'
import type { Location } from '#domain/location/location.ts'
import { primaryLocation, visibleLocations } from '#domain/location/primary.ts'
import { yardOf } from '#domain/location/yard-of.ts'
import { slugify } from '#domain/text/slug.ts'
import { nearest } from '#tenants/explain/nearest.ts'
import { treeAt } from '#tenants/yaml/tree.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

const idOf = ({ location }: Car) => location?.id || location?.slug || slugify(location?.name ?? '', '')

/** The location with the most similar id or slug. */
function placeMeant(id: string, places: readonly Location[]): Location | undefined {
  const near = nearest(id, [...new Set(places.flatMap((place) => [place.slug, place.id]))])
  return places.find((place) => place.slug === near || place.id === near)
}

function said(cars: number, ids: readonly string[], main: Location, remedy: string): string {
  const stand = cars === 1 ? 'one car stands' : `${cars} cars stand`
  const where = ids.map((id) => JSON.stringify(id)).join(', ')
  return `${stand} at ${where}, and no place has that id or slug, so shoppers are sent to ${main.name}; ${remedy}`
}

/** Cars whose location matches none of the dealer's several ones; shoppers are sent to the main one. */
export function findLocationProblems({
  site,
  tree,
  showroom,
}: Pick<Written, 'site' | 'tree' | 'showroom'>): readonly StockFinding[] {
  const places = site.locations
  const main = primaryLocation(visibleLocations(places))
  if (treeAt(tree, ['locations'])?.kind !== 'list' || places.length < 2 || !main) return []
  const astray = showroom.cars.filter((car) => car.location && !yardOf(car, places))
  const taken = new Set(showroom.cars.map((car) => yardOf(car, places)))
  // Locations with cars of their own are not the ones meant.
  const free = places.filter((place) => !taken.has(place))
  const meant = [...Map.groupBy(astray, idOf)].map(([id, cars]) => ({ id, cars, place: placeMeant(id, free) }))
  const near = meant.flatMap(({ id, cars, place }) => {
    const message = said(cars.length, [id], main, `if this is it, write id: ${id} here`)
    return place ? [createStockFinding(tree, ['locations', places.indexOf(place)], 'note', message)] : []
  })
  const others = meant.filter(({ place }) => !place)
  if (others.length === 0) return near
  const count = others.reduce((sum, { cars }) => sum + cars.length, 0)
  const ids = others.map(({ id }) => id)
  const known = `the ids are ${places.map(({ id }) => id).join(', ')}`
  return [...near, createStockFinding(tree, ['locations'], 'note', said(count, ids, main, known))]
}
