import type { Location } from './location.ts'

type Placed = Pick<Location, 'address'>

/** Places of one state, in their given order. */
export interface StateGroup<L> {
  /** State code as in addresses: "NSW"; empty for places without one. */
  readonly state: string
  readonly locations: readonly L[]
}

/** Fewer places than this need no grouping. */
const leastPlaces = 6

/** Groups places by state, in order of first appearance; one group when there are fewer than six or only one state. */
export function placesByState<L extends Placed>(locations: readonly L[]): readonly StateGroup<L>[] {
  const groups = [...Map.groupBy(locations, ({ address }) => address.state.trim())]
  if (locations.length < leastPlaces || groups.length < 2) return [{ state: '', locations }]
  return groups.map(([state, members]) => ({ state, locations: members }))
}
