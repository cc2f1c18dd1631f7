import type { Location } from './location.ts'

type Placed = Pick<Location, 'address'>

/** Places of one state, in the order they had. */
export interface StateGroup<L> {
  /** As addresses write it: "NSW"; empty for places that name none. */
  readonly state: string
  readonly locations: readonly L[]
}

/** So few are seen at a glance, wherever they are. */
const leastPlaces = 6

/** Places by state, in the order in which their states come first; one group of all where there are few, or one state. */
export function placesByState<L extends Placed>(locations: readonly L[]): readonly StateGroup<L>[] {
  const groups = [...Map.groupBy(locations, ({ address }) => address.state.trim())]
  if (locations.length < leastPlaces || groups.length < 2) return [{ state: '', locations }]
  return groups.map(([state, members]) => ({ state, locations: members }))
}
