import { type CardPolicy, type CarSummary, summarise } from '#domain/car/summary.ts'
import { cardFactsOf } from '#search/document.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/**
 * Returns a function that makes the card summaries of hits. A car whose card has not changed keeps the same object, so
 * that it does not render again. Summaries are compared, not hits: those in a page have fewer fields
 * (search/lean-hit.ts).
 */
export function createSummaries(card: CardPolicy, now: Date): (hits: readonly SearchHit[]) => readonly CarSummary[] {
  const known = new Map<string, { readonly said: string; readonly summary: CarSummary }>()
  const summaryOf = (hit: SearchHit) => {
    const summary = summarise(cardFactsOf(hit), card, now)
    const said = JSON.stringify(summary)
    const before = known.get(summary.id)
    if (before?.said === said) return before.summary
    known.set(summary.id, { said, summary })
    return summary
  }
  return (hits) => hits.map(summaryOf)
}
