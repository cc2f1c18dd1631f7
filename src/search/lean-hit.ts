import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { badgeTurns } from '#domain/car/turns.ts'
import { cardFactsOf } from './document.ts'
import type { SearchHit } from './transport/transport.ts'

/** Now, and each moment to come at which time alone may change what its card says. */
function momentsOf(hit: SearchHit, now: Date): readonly Date[] {
  const later = badgeTurns(cardFactsOf(hit)).filter((turn) => turn > now.getTime())
  return [now, ...later.map((turn) => new Date(turn))]
}

/**
 * A hit with no more than its card is drawn from on this site: each attribute goes without which the card says the same, now and
 * later. Which those are is tried, not told, so that whatever a card comes to read stays by itself. The last is tried first: what is
 * read in the place of another comes behind it.
 */
export function leanHit(hit: SearchHit, card: CardPolicy, now: Date): SearchHit {
  const moments = momentsOf(hit, now)
  const drawn = (some: SearchHit) => JSON.stringify(moments.map((at) => summarise(cardFactsOf(some), card, at)))
  const whole = drawn(hit)
  return Object.keys(hit).reduceRight((lean, name) => {
    const { [name]: _, ...less } = lean
    return drawn(less) === whole ? less : lean
  }, hit)
}
