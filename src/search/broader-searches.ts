import type { SearchTransport } from '#search/transport/transport.ts'
import { type Choice, withoutChoice } from './choice.ts'
import { chosenAttributes } from './filter.ts'
import { type RequestPolicy, requestFor } from './queries.ts'
import { type TotalSource, totalOf } from './results.ts'
import type { SearchState } from './state.ts'

/** What letting it go would give, or letting everything else go. */
export interface BroaderSearch {
  readonly kind: 'without' | 'only'
  readonly choice: Choice
  readonly state: SearchState
  readonly total: number
}

/** What a shopper chose: the words first. */
export const choicesOf = (state: SearchState): readonly Choice[] => [
  ...(state.query ? (['query'] as const) : []),
  ...chosenAttributes(state),
]

type Attempt = Omit<BroaderSearch, 'total'>

/** The tries that find something, most first. */
async function helpful(
  tries: readonly Attempt[],
  transport: SearchTransport,
  policy: RequestPolicy,
  source: TotalSource,
): Promise<readonly BroaderSearch[]> {
  if (tries.length === 0) return []
  const queries = tries.flatMap(({ state }) =>
    requestFor(state, { ...policy, facets: ['status'], pageSize: 1 }).queries.slice(0, 1),
  )
  const { results } = await transport({ queries })
  return tries
    .flatMap((attempt, at) => (results[at] ? [{ ...attempt, total: totalOf(results[at], source) }] : []))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

/**
 * For a search that finds nothing: which single choice to drop, and how many cars each would give back, most first. Where
 * no single one helps: which single choice to keep.
 */
export async function broaderSearchesOf(
  state: SearchState,
  transport: SearchTransport,
  policy: RequestPolicy,
  source: TotalSource,
): Promise<readonly BroaderSearch[]> {
  const choices = choicesOf(state)
  const without = choices.map((choice): Attempt => ({ kind: 'without', choice, state: withoutChoice(state, choice) }))
  const found = await helpful(without, transport, policy, source)
  if (found.length > 0 || choices.length < 3) return found
  const only = choices.map((choice): Attempt => {
    const others = choices.filter((other) => other !== choice)
    return { kind: 'only', choice, state: others.reduce(withoutChoice, state) }
  })
  return helpful(only, transport, policy, source)
}
