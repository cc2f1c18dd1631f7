import { brandSlug } from '#addresses/brands.ts'
import { question } from '#notes/remembered.ts'
import type { Filters } from '#search/filter.ts'
import type { Tenant } from '#tenants/current.ts'
import { type CountedLanding, countedLists } from './linked-lists.ts'

/** Whether every car that the one lets in is let in by the other, as far as lists of types say it: each names values that will do. */
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

/** The list of a dealer's one make where no car of another is shown: all of them, by the word that shoppers look for. */
function listOfOneMake({ site }: Tenant, lists: readonly CountedLanding[]): CountedLanding | null {
  const { manufacturer } = site.identity
  const path = manufacturer && `/search/${brandSlug(manufacturer.name)}`
  const ofMake = lists.find((list) => list.kind === 'make' && list.path === path)
  return ofMake && lists.every(({ shown }) => shown <= ofMake.shown) ? ofMake : null
}

/**
 * The address of the list that search engines are to name where this one shows no other cars: of "New, used and demo cars" and
 * "Used cars" the latter, at a dealer who has used ones alone; of all cars and those of its one make the latter, where no other is
 * shown. Lists that staff made, and those of bodies, makes and models, say something of their own.
 */
export const canonicalList = question('canonical list', async (tenant: Tenant, path: string): Promise<string> => {
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
