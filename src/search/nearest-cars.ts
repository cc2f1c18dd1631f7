import { type Choice, withoutChoice } from './choice.ts'
import { type RangeAttribute, rangeAttributes } from './facets.ts'
import { chosenAttributes } from './filter.ts'
import { hitsQuery, type RequestPolicy } from './queries.ts'
import { emptyState, type SearchState } from './state.ts'
import type { SearchHit, SearchTransport } from './transport/transport.ts'

const isRange = (choice: Choice): choice is RangeAttribute => rangeAttributes.some((name) => name === choice)

/** The search without one choice; for a range, cars beyond its bound, nearest first. */
function missing(state: SearchState, choice: Choice): SearchState {
  const others = { ...withoutChoice(state, choice), page: 0 }
  const range = isRange(choice) ? state.ranges[choice] : undefined
  if (!range || !isRange(choice)) return others
  const { min, max } = range
  const beyond = max === null ? { min: null, max: min } : { min: max, max: null }
  return {
    ...others,
    sort: `${choice}:${max === null ? 'desc' : 'asc'}`,
    ranges: { ...others.ranges, [choice]: beyond },
  }
}

/**
 * Whether some cars can be nearer than others: not when the only choice is the query or one list, which all other cars
 * miss alike.
 */
export function canBeNear(state: SearchState): boolean {
  const chosen = chosenAttributes(state)
  return chosen.some(isRange) || chosen.length + (state.query ? 1 : 0) > 1
}

/**
 * Searches to try in turn until one has results: all choices but one, a single choice, nearest to a range, the whole
 * list.
 */
function rounds(state: SearchState): readonly (readonly SearchState[])[] {
  const chosen = chosenAttributes(state)
  const ranges = chosen.filter(isRange)
  const lists = chosen.filter((choice) => !isRange(choice))
  const choices: readonly Choice[] = [...ranges, ...lists, ...(state.query ? (['query'] as const) : [])]
  const alone = choices.map((choice) =>
    choices.filter((other) => other !== choice).reduce(withoutChoice, { ...state, page: 0, sort: null }),
  )
  const beyond = ranges.map((range) => missing({ ...emptyState, ranges: { [range]: state.ranges[range] } }, range))
  return [choices.map((choice) => missing(state, choice)), choices.length > 2 ? alone : [], beyond, [emptyState]]
}

/** Interleaves the lists, each car once. */
function inTurns(lists: readonly (readonly SearchHit[])[]): readonly SearchHit[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
  return [...new Map(turns.flat().map((hit) => [String(hit.id), hit])).values()]
}

/**
 * The cars nearest to a search with few or no results: those that miss one choice (nearest price first); else those
 * that match one choice; else those nearest to a range; else the first of the list. Excludes cars in `shown`. Rejects
 * when no engine answers.
 */
export async function nearestCars(
  state: SearchState,
  { ask, policy }: { readonly ask: SearchTransport; readonly policy: Omit<RequestPolicy, 'pageSize'> },
  { most, shown }: { readonly most: number; readonly shown: ReadonlySet<string> },
): Promise<readonly SearchHit[]> {
  const pageSize = most + shown.size
  for (const states of rounds(state)) {
    if (states.length === 0) continue
    const queries = states.map((each) => hitsQuery(each, { ...policy, facets: [], pageSize }))
    const { results } = await ask({ queries })
    const found = inTurns(results.map(({ hits }) => hits)).filter(({ id }) => !shown.has(String(id)))
    if (found.length > 0) return found.slice(0, most)
  }
  return []
}
