import { amountAt } from './amounts.ts'
import * as english from './english.ts'
import { longestMeaningAt, type WordTable } from './meanings.ts'
import { indexAfterPhrase } from './phrases.ts'
import type { Part } from './reading.ts'
import type { Token } from './tokens.ts'

const orders = Object.entries(english.orders) as [keyof typeof english.orders, ReadonlySet<string>][]

/** Minimum of a number after "low kms under" that means kilometres and not a price: "low kms under 100,000". */
const leastOfRoad = 80_000

function isRoadLimited(tokens: readonly Token[], at: number): boolean {
  const limit = english.roadWords.has(tokens[at - 1]?.text ?? '') ? indexAfterPhrase(tokens, at, english.upTo) : null
  const amount = limit === null ? null : amountAt(tokens, limit)
  return amount?.kind === 'unsaid' && amount.value >= leastOfRoad
}

/**
 * The sort phrase at `at`. A meaning takes precedence when it is as long or longer: a dealer's own category ("first
 * car"), or "cheap to run".
 */
export function orderAt(tokens: readonly Token[], at: number, table: WordTable): Part | null {
  for (const [sort, words] of orders) {
    const to = indexAfterPhrase(tokens, at, words)
    if (to === null || (longestMeaningAt(tokens, at, table)?.to ?? at) >= to) continue
    return { from: at, to: isRoadLimited(tokens, to) ? to - 1 : to, effect: { kind: 'sort', sort } }
  }
  return null
}
