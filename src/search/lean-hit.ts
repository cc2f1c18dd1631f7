import { badgeChangeTimes } from '#domain/car/display-changes.ts'
import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { cardFactsOf } from './document.ts'
import type { SearchHit } from './transport/transport.ts'

/** Now, and each later time at which the card's badge may change. */
function momentsOf(hit: SearchHit, now: Date): readonly Date[] {
  const later = badgeChangeTimes(cardFactsOf(hit)).filter((turn) => turn > now.getTime())
  return [now, ...later.map((turn) => new Date(turn))]
}

/**
 * A hit reduced to what its card needs on this site: every attribute is dropped without which the card renders the
 * same, now and later. Which ones is found by trying, so an attribute that cards start to read is kept automatically.
 * Attributes are tried from last to first, because fallbacks come after what they replace.
 */
export function leanHit(hit: SearchHit, card: CardPolicy, now: Date): SearchHit {
  const moments = momentsOf(hit, now)
  const drawn = (some: SearchHit) => JSON.stringify(moments.map((at) => summarise(cardFactsOf(some), card, at)))
  const whole = drawn(hit)
  // An undefined attribute counts as absent. Objects without it would have another shape each, whose fields are slower to read.
  const tried: Record<string, unknown> = { ...hit }
  for (const name of Object.keys(hit).reverse()) {
    tried[name] = undefined
    if (drawn(tried) !== whole) tried[name] = hit[name]
  }
  return Object.fromEntries(Object.entries(tried).filter(([, value]) => value !== undefined))
}
