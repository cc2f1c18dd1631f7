import type { Filter } from '#domain/filter/filter.ts'
import type { SearchState } from '#search/state.ts'
import type { MultiSearchRequest, MultiSearchResponse, SearchTransport } from './transport.ts'

/** Remembers up to `cap` values; the one put in first goes first. */
export class Cache<Value> {
  readonly #cap: number
  readonly #values = new Map<string, Value>()

  constructor(cap: number) {
    this.#cap = Math.max(1, cap)
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: Value): void {
    const [oldest] = this.#values.keys()
    if (!this.#values.has(key) && this.#values.size >= this.#cap && oldest !== undefined) this.#values.delete(oldest)
    this.#values.set(key, value)
  }

  delete(key: string): void {
    this.#values.delete(key)
  }
}

/** The same for two states that show the same cars: order of choices, case and spaces of the query do not matter. */
export function stateKey(state: SearchState): string {
  const lists = Object.entries(state.lists).map(([name, values]) => [name, values.toSorted()])
  const ranges = Object.entries(state.ranges).map(([name, { min, max }]) => [name, min, max])
  return JSON.stringify([state.query.trim().toLowerCase(), state.page, state.sort, lists.sort(), ranges.sort()])
}

/** The same for two filters that hold for the same cars whatever the order of their parts. */
function filterKey(filter: Filter): string {
  return 'of' in filter && filter.kind !== 'not'
    ? `${filter.kind} ${filter.of.map(filterKey).sort()}`
    : JSON.stringify(filter)
}

function normalised({ queries }: MultiSearchRequest): unknown {
  return queries.map((query) => ({
    ...query,
    q: query.q?.trim().toLowerCase(),
    filter: query.filter?.map(filterKey).sort(),
  }))
}

/** Answers what was asked before from memory. Failures, and questions that were given up, are not remembered. */
export function cachedTransport(transport: SearchTransport, cap: number): SearchTransport {
  const cache = new Cache<Promise<MultiSearchResponse>>(cap)
  return (request, asking) => {
    const key = JSON.stringify(normalised(request))
    const known = cache.get(key)
    if (known) return known
    const answer = transport(request, asking)
    cache.set(key, answer)
    let isAnswered = false
    asking?.signal?.addEventListener('abort', () => isAnswered || cache.delete(key), { once: true })
    answer.then(
      () => {
        isAnswered = true
      },
      () => cache.delete(key),
    )
    return answer
  }
}
