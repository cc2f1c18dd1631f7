import { isSameAddress } from './addresses.ts'
import type { Location } from './location.ts'
import { kilometresBetween, pointOf } from './point.ts'

type Place = Pick<Location, 'address'>

/** A place and its distance in km from another; 0 means the same building. */
export interface Near<P> {
  readonly place: P
  readonly kilometres: number
}

/** Distance in km; null when a place has no coordinates and the addresses differ. */
function wayBetween({ address: from }: Place, { address: to }: Place): number | null {
  if (isSameAddress(from, to)) return 0
  const [start, end] = [pointOf(from), pointOf(to)]
  return start && end && kilometresBetween(start, end)
}

/** Up to `most` places nearest to one, nearest first; places at an unknown distance are left out. */
export function nearestPlaces<P extends Place>(from: Place, places: readonly P[], most: number): readonly Near<P>[] {
  const known = places.flatMap((place) => {
    const kilometres = wayBetween(from, place)
    return kilometres === null ? [] : [{ place, kilometres }]
  })
  return known.toSorted((a, b) => a.kilometres - b.kilometres).slice(0, most)
}
