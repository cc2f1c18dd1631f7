import { type CardPolicy, type CarSummary, summarise } from '#domain/car/summary.ts'
import { cardFactsOf } from '#search/document.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/**
 * Makes the cards' summaries of answers. A car that was in an earlier answer and has not changed keeps the very same
 * summary, so that its card is not drawn again.
 */
export function createSummaries(card: CardPolicy, now: Date): (hits: readonly SearchHit[]) => readonly CarSummary[] {
  const known = new Map<string, { readonly facts: string; readonly summary: CarSummary }>()
  const summaryOf = (hit: SearchHit) => {
    const car = cardFactsOf(hit)
    const facts = JSON.stringify(car)
    const before = known.get(car.id)
    if (before?.facts === facts) return before.summary
    const summary = summarise(car, card, now)
    known.set(car.id, { facts, summary })
    return summary
  }
  return (hits) => hits.map(summaryOf)
}
