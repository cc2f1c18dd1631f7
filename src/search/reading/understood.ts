import { mergeChoices } from '#search/excluded-values.ts'
import { type ListAttribute, rangeAttributes } from '#search/facets.ts'
import type { SearchState } from '#search/state.ts'
import { createReader } from './read-query.ts'
import type { Lexicon, Reading, UnfilteredWords } from './reading.ts'

/** Re-exported into the chunk of the query parser, which pages load when somebody types. */
export { findMatchingPages } from '#search/asked-pages.ts'
export { missingModels } from '#search/missing-models.ts'
export { respelled } from '#search/respelled.ts'
export { unfinishedWords } from './unfinished.ts'

/** The state after a query, and its words that were left out. */
export interface Understood extends UnfilteredWords {
  readonly state: SearchState
}

/** Applies a query to a state. */
export type Understand = (before: SearchState, query: string) => Understood

function union(first: readonly string[] = [], second: readonly string[] = []): readonly string[] {
  return [...new Set([...first, ...second])]
}

/** Merges a reading into a state: list values are added; ranges and the sort are replaced. */
export function withReading(state: SearchState, { lists, ranges, sort, rest }: Reading): SearchState {
  const names = union(Object.keys(state.lists), Object.keys(lists)) as readonly ListAttribute[]
  const range = (name: (typeof rangeAttributes)[number]) => ranges[name] ?? state.ranges[name]
  return {
    query: rest,
    page: 0,
    sort: sort ?? state.sort,
    lists: Object.fromEntries(names.map((name) => [name, mergeChoices(name, state.lists[name], lists[name])])),
    ranges: Object.fromEntries(rangeAttributes.flatMap((name) => (range(name) ? [[name, range(name)]] : []))),
  }
}

/** Creates the function that applies queries of one site to states. */
export function createUnderstand(lexicon: Lexicon, year: number): Understand {
  const read = createReader(lexicon, year)
  return (before, query) => {
    const reading = read(query)
    const { unmatchedWords, unusedWords } = reading
    return { state: withReading(before, reading), unmatchedWords, unusedWords }
  }
}
