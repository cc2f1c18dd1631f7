import { isSameAddress } from './addresses.ts'
import type { Location } from './location.ts'
import { kilometresBetween, pointOf } from './point.ts'

type Place = Pick<Location, 'address'>

/** A place, and how far it stands from another; 0 is the same building. */
export interface Near<P> {
  readonly place: P
  readonly kilometres: number
}

/** Null where nobody knows where one of them lies. */
function wayBetween({ address: from }: Place, { address: to }: Place): number | null {
  if (isSameAddress(from, to)) return 0
  const [start, end] = [pointOf(from), pointOf(to)]
  return start && end && kilometresBetween(start, end)
}

/** The places that stand nearest to one, so many at most, the nearest first; without those of which nobody knows how far. */
export function nearestPlaces<P extends Place>(from: Place, places: readonly P[], most: number): readonly Near<P>[] {
  const known = places.flatMap((place) => {
    const kilometres = wayBetween(from, place)
    return kilometres === null ? [] : [{ place, kilometres }]
  })
  return known.toSorted((a, b) => a.kilometres - b.kilometres).slice(0, most)
}
