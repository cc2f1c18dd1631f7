import { brandSlug } from '#addresses/brands.ts'
import { trackedQuery } from '#notes/track-dependencies.ts'
import type { Filters } from '#search/filter.ts'
import type { Tenant } from '#tenants/current.ts'
import { type CountedLanding, countedLists } from './linked-lists.ts'

/**
 * Whether `wide` matches every car that `narrow` matches. Compares `in` filters only, by their values; any other filter
 * in `wide` yields false.
 */
function isWithin(narrow: Filters, wide: Filters): boolean {
  return wide.every(
    (each) =>
      each.kind === 'in' &&
      narrow.some(
        (own) =>
          own.kind === 'in' &&
          own.attribute === each.attribute &&
          own.values.every((value) => each.values.includes(value)),
      ),
  )
}

const saysMore = (narrow: CountedLanding, wide: CountedLanding) =>
  narrow.path !== wide.path && isWithin(narrow.filter, wide.filter) && !isWithin(wide.filter, narrow.filter)

/**
 * The list of the dealer's own make when no list shows more cars, that is, when no other make is on show; null
 * otherwise.
 */
function listOfOneMake({ site }: Tenant, lists: readonly CountedLanding[]): CountedLanding | null {
  const { manufacturer } = site.identity
  const path = manufacturer && `/search/${brandSlug(manufacturer.name)}`
  const ofMake = lists.find((list) => list.kind === 'make' && list.path === path)
  return ofMake && lists.every(({ shown }) => shown <= ofMake.shown) ? ofMake : null
}

/**
 * Canonical path for a list: when another list shows the same cars under a more specific name, that list's path. At a
 * dealer with only used cars, "Used cars" replaces "New, used and demo cars"; where only the dealer's own make is
 * shown, the make's list replaces the list of all cars. Lists made by staff and lists of bodies, makes and models are
 * always their own canonical list.
 */
export const canonicalList = trackedQuery('canonical list', async (tenant: Tenant, path: string): Promise<string> => {
  const own = (at: string) => Object.hasOwn(tenant.site.search.lists, at.replace('/search/', ''))
  const lists = await countedLists(tenant)
  const types = lists.filter((list) => list.kind === 'list' && !own(list.path))
  const wide = types.find((list) => list.path === path)
  if (!wide?.shown) return path
  const ofMake = listOfOneMake(tenant, lists)
  if (ofMake?.shown === wide.shown) return ofMake.path
  const same = types.filter((list) => list.shown === wide.shown && saysMore(list, wide))
  return same.find((list) => !same.some((other) => saysMore(other, list)))?.path ?? path
})
