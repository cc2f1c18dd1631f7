import { siteLists } from '#addresses/lists.ts'
import type { Landing } from '#search/landing.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'

const known = new WeakMap<Showroom, readonly Landing[]>()

/** The lists of the dealer being rendered, made once. */
export function listsOf({ site, showroom }: Tenant): readonly Landing[] {
  const lists = known.get(showroom) ?? siteLists(site, showroom)
  known.set(showroom, lists)
  return lists
}
