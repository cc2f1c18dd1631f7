import { siteLists } from '#addresses/lists.ts'
import { once, question } from '#notes/remembered.ts'
import type { Landing } from '#search/landing.ts'
import type { Tenant } from '#tenants/current.ts'

type Stock = Pick<Tenant, 'site' | 'showroom'>

const lists = once(({ site, showroom }: Stock) => siteLists(site, showroom))

/** A `question`, so that pages depend on which lists exist and not on the stock they are derived from. */
const ask = question('lists', (tenant: Stock, _about: null) => lists(tenant))

/** The lists of the dealer being rendered; computed once. */
export const listsOf = (tenant: Stock): readonly Landing[] => ask(tenant, null)
