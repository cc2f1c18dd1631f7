import { type CardPolicy, type CarSummary, summarise } from '#domain/car/summary.ts'
import { cardFactsOf } from '#search/document.ts'
import type { SearchHit } from '#search/transport/transport.ts'

/**
 * Makes the cards' summaries of answers. A car that was in an earlier answer and whose card says the same keeps the very same
 * summary, so that its card is not drawn again: the hits that a page carries have less to them (search/lean-hit.ts).
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
