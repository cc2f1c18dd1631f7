import { memoise } from '#notes/track-dependencies.ts'
import { leanHit } from '#search/lean-hit.ts'
import type { SearchHit } from '#search/transport/transport.ts'
import type { Tenant } from '#tenants/current.ts'
import { cardPolicy } from '#view-models/car/car-summary.ts'

/** Cache: hit as JSON -> lean hit. A car appears in several lists with the same hit. */
const known = memoise((_tenant: Tenant) => new Map<string, SearchHit>())

/** The hits of a list as its page embeds them: each reduced to the attributes its card is rendered from. */
export function trimHits(tenant: Tenant, hits: readonly SearchHit[]): readonly SearchHit[] {
  const card = cardPolicy(tenant.site)
  const made = known(tenant)
  return hits.map((hit) => {
    const whole = JSON.stringify(hit)
    const before = made.get(whole)
    if (before) return before
    const lean = leanHit(hit, card, tenant.now)
    made.set(whole, lean)
    return lean
  })
}
