import { amountAt } from './amounts.ts'
import * as english from './english.ts'
import { meantAt, type WordTable } from './meanings.ts'
import { behind } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

const orders = Object.entries(english.orders) as [keyof typeof english.orders, ReadonlySet<string>][]

/** Nobody who asks for few kilometres pays as much; a limit right behind them is theirs: "low kms under 100,000". */
const leastOfRoad = 80_000

function isRoadLimited(tokens: readonly Token[], at: number): boolean {
  const limit = english.roadWords.has(tokens[at - 1]?.text ?? '') ? behind(tokens, at, english.upTo) : null
  const amount = limit === null ? null : amountAt(tokens, limit)
  return amount?.kind === 'unsaid' && amount.value >= leastOfRoad
}

/**
 * A dealer's own category counts before an order that is asked for in its words ("first car"), and so does what these words
 * begin: "cheap to run".
 */
export function orderAt(tokens: readonly Token[], at: number, table: WordTable): Part | null {
  for (const [sort, words] of orders) {
    const to = behind(tokens, at, words)
    if (to === null || (meantAt(tokens, at, table)?.to ?? at) >= to) continue
    return { from: at, to: isRoadLimited(tokens, to) ? to - 1 : to, effect: { kind: 'sort', sort } }
  }
  return null
}
