import type { SearchTransport } from '#search/transport/transport.ts'
import { type Choice, withoutChoice } from './choice.ts'
import { chosenAttributes } from './filter.ts'
import { type RequestPolicy, requestFor } from './queries.ts'
import { type TotalSource, totalOf } from './results.ts'
import type { SearchState } from './state.ts'

/** A search without one choice, or with only that choice, and its number of cars. */
export interface BroaderSearch {
  readonly kind: 'without' | 'only'
  readonly choice: Choice
  readonly state: SearchState
  readonly total: number
}

/** All choices of a state: the query first, then facets. */
export const choicesOf = (state: SearchState): readonly Choice[] => [
  ...(state.query ? (['query'] as const) : []),
  ...chosenAttributes(state),
]

type Attempt = Omit<BroaderSearch, 'total'>

/** The attempts with results, most results first. */
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
 * For a search without results: which single choice to remove, with the number of cars found without it, most first.
 * When removing one does not help and there are at least three choices: which single choice to keep.
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
