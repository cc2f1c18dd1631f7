import type { QueryReader } from '#search/reading/read-query.ts'
import { withReading } from '#search/reading/understood.ts'
import type { SearchState } from '#search/state.ts'

/** The states, every second one combined with the reading of a query that is understood completely. */
export function withUnderstood(
  states: readonly SearchState[],
  queries: readonly string[],
  read: QueryReader,
): readonly SearchState[] {
  const whole = queries
    .map((query) => read(query))
    .filter(({ rest, unmatchedWords, unusedWords }) => !rest.trim() && unmatchedWords.length + unusedWords.length === 0)
  return states.map((state, at) => {
    const reading = whole[at % whole.length]
    return reading && at % 2 === 0 ? { ...withReading(state, reading), page: state.page } : state
  })
}
