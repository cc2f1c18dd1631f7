import { amountAt } from './amounts.ts'
import { pastHyphen } from './counts.ts'
import * as english from './english.ts'
import { behind, pastAny } from './phrases.ts'
import type { Lexicon, Part } from './reading.ts'
import type { Token } from './tokens.ts'

/** Where a bracket of payments begins: 50 for "$50 - $100", 0 for "Up to $50". */
function lowest(bracket: string): number {
  const [first = '', second] = bracket.replaceAll(',', '').match(/\d+/g) ?? []
  return second === undefined && !/^over/i.test(bracket) ? 0 : Number(first)
}

/** "under $100 a week": the brackets of weekly payments up to it. */
export function weeklyAt(tokens: readonly Token[], at: number, { weekly }: Lexicon): Part | null {
  const said = behind(tokens, at, english.weekly)
  const amount = amountAt(tokens, pastAny(tokens, said ?? at, english.upTo))
  const to = amount && (said === null ? behind(tokens, pastHyphen(tokens, amount.next), english.weekly) : amount.next)
  if (!amount || to === null) return null
  const values = weekly.filter((bracket) => lowest(bracket) < amount.value)
  return { from: at, to, effect: { kind: 'list', attribute: 'weekly_price_range', values } }
}
