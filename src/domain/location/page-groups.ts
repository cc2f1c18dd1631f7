import { contactSlug } from './contact-slug.ts'
import type { Location } from './location.ts'

/** Locations that share a page, in page order, and the page's slug. */
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

/** Slug of a location's page: its own, or its dealership's when the site uses those and it has one. */
export function locationSlug(location: Grouped, source: 'location' | 'dealership'): string {
  return (source === 'dealership' && location.dealership_slug) || location.slug
}

/**
 * Pages under /locations/ in the order of the locations; locations with the same slug share a page, the primary first.
 */
export function locationPages<L extends Grouped>(
  locations: readonly L[],
  source: 'location' | 'dealership',
): readonly LocationGroup<L>[] {
  return grouped(locations, (location) => locationSlug(location, source))
}

/** Pages under /contact-us/; the departments of one place share a page, the primary first. */
export function contactPages<L extends Grouped>(locations: readonly L[]): readonly LocationGroup<L>[] {
  return grouped(locations, (location) => contactSlug(location.name))
}
