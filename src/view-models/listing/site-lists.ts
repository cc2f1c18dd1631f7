import { siteLists } from '#addresses/lists.ts'
import { memoise, trackedQuery } from '#notes/track-dependencies.ts'
import type { Landing } from '#search/landing.ts'
import type { Tenant } from '#tenants/current.ts'

type Stock = Pick<Tenant, 'site' | 'showroom'>

const lists = memoise(({ site, showroom }: Stock) => siteLists(site, showroom))

/** A `trackedQuery`, so that pages depend on which lists exist and not on the stock they are derived from. */
const ask = trackedQuery('lists', (tenant: Stock, _about: null) => lists(tenant))

/** The lists of the dealer being rendered; computed once. */
export const listsOf = (tenant: Stock): readonly Landing[] => ask(tenant, null)
