import { siteLists } from '#addresses/lists.ts'
import { once } from '#notes/remembered.ts'
import type { Tenant } from '#tenants/current.ts'

/** The lists of the dealer being rendered, made once. */
export const listsOf = once(({ site, showroom }: Tenant) => siteLists(site, showroom))
