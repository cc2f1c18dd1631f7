import { amountAt } from './amounts.ts'
import { pastHyphen } from './counts.ts'
import * as english from './english.ts'
import { behind, pastAny } from './phrases.ts'
import type { Effect, Lexicon, Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Payments up to so much a week; where no car has one, words that nothing answers to. */
function upTo(max: number, { weekly }: Lexicon): Effect {
  if (weekly.length === 0) return { kind: 'list', attribute: 'weekly_price_range', values: [] }
  return { kind: 'range', attribute: 'weekly_price', range: { min: null, max } }
}

/** "under $100 a week": the weekly payments up to it. */
export function weeklyAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Part | null {
  const said = behind(tokens, at, english.weekly)
  const amount = amountAt(tokens, pastAny(tokens, said ?? at, english.upTo))
  const to = amount && (said === null ? behind(tokens, pastHyphen(tokens, amount.next), english.weekly) : amount.next)
  if (!amount || to === null) return null
  return { from: at, to, effect: upTo(Math.round(amount.value), lexicon) }
}
