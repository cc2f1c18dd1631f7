import { siteLists } from '#addresses/lists.ts'
import { buildIndex } from '#search/build-index.ts'
import { openEngine } from '#search/engine/engine.ts'
import type { Landing } from '#search/landing.ts'
import type { SearchTransport } from '#search/transport.ts'
import type { Showroom } from '#stock/showroom.ts'
import type { Tenant } from '#tenants/current.ts'

/** One dealer's lists and the engine that fills them while pages are rendered. */
export interface Lists {
  readonly landings: readonly Landing[]
  readonly transport: SearchTransport
}

const known = new WeakMap<Showroom, Lists>()

function read({ site, showroom }: Tenant): Lists {
  const { search, cards } = buildIndex(showroom.cars, site.search)
  return { landings: siteLists(site, showroom), transport: openEngine(search, cards) }
}

/** The lists of the dealer being rendered, made once. */
export function listsOf(tenant: Tenant): Lists {
  const lists = known.get(tenant.showroom) ?? read(tenant)
  known.set(tenant.showroom, lists)
  return lists
}
