import type { Location } from './location.ts'

type Ordered = Pick<Location, 'slug' | 'name' | 'position'>
type Compare = (a: Ordered, b: Ordered) => number

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byName: Compare = (a, b) => compare(a.name, b.name) || compare(a.slug, b.slug)

const sorts = {
  name: byName,
  position: (a, b) => a.position - b.position || byName(a, b),
} as const satisfies Readonly<Record<string, Compare>>

/** A dealer's settings for the order of locations. */
export interface LocationOrderPolicy {
  /** Slugs in order; locations not listed follow, sorted. */
  readonly locations_order: readonly string[]
  readonly locations_sort: keyof typeof sorts
}

/** Locations in the dealer's order: the listed slugs first, the rest by name or position. */
export function orderLocations<L extends Ordered>(locations: readonly L[], policy: LocationOrderPolicy): readonly L[] {
  const rank = ({ slug }: Ordered) => {
    const at = policy.locations_order.indexOf(slug)
    return at < 0 ? policy.locations_order.length : at
  }
  return locations.toSorted((a, b) => rank(a) - rank(b) || sorts[policy.locations_sort](a, b))
}
