import { contactSlug } from './contact-slug.ts'
import type { Location } from './location.ts'

/** Locations that share one page, the page's slug, and the locations in the order they stand on it. */
export interface LocationGroup<L> {
  readonly slug: string
  readonly locations: readonly L[]
}

type Grouped = Pick<Location, 'name' | 'slug' | 'dealership_slug' | 'primary' | 'position'>

function grouped<L extends Grouped>(
  locations: readonly L[],
  slugOf: (location: L) => string,
): readonly LocationGroup<L>[] {
  const bySlug = Map.groupBy(locations, slugOf)
  return [...bySlug].map(([slug, members]) => ({
    slug,
    locations: members.toSorted((a, b) => Number(b.primary) - Number(a.primary) || a.position - b.position),
  }))
}

/** The slug of a location's own page: its slug, or its dealership's where the site is laid out so and it has one. */
export function locationSlug(location: Grouped, source: 'location' | 'dealership'): string {
  return (source === 'dealership' && location.dealership_slug) || location.slug
}

/** The pages under /locations/ in the order of the locations; those with one dealership's slug share a page, the primary first. */
export function locationPages<L extends Grouped>(
  locations: readonly L[],
  source: 'location' | 'dealership',
): readonly LocationGroup<L>[] {
  return grouped(locations, (location) => locationSlug(location, source))
}

/** The pages under /contact-us/; the departments of one place share a page, the primary first. */
export function contactPages<L extends Grouped>(locations: readonly L[]): readonly LocationGroup<L>[] {
  return grouped(locations, (location) => contactSlug(location.name))
}
