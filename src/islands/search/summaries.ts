import { type CardPolicy, type CarSummary, summarise } from '#domain/car/summary.ts'
import { cardFactsOf } from '#search/document.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/**
 * Returns a function that makes the card summaries of hits. Equal hits get the same object, so that a card does not
 * render again.
 */
export function createSummaries(card: CardPolicy, now: Date): (hits: readonly SearchHit[]) => readonly CarSummary[] {
  const known = new Map<string, CarSummary>()
  return (hits) =>
    hits.map((hit) => {
      const key = JSON.stringify(hit)
      const summary = known.get(key) ?? summarise(cardFactsOf(hit), card, now)
      known.set(key, summary)
      return summary
    })
}
