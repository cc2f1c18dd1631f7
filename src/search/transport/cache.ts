import type { Filter } from '#domain/filter/filter.ts'
import type { SearchState } from '#search/state.ts'
import type { MultiSearchRequest, MultiSearchResponse, SearchTransport } from './transport.ts'

/** Caches up to `cap` values and evicts the oldest one (FIFO). */
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

/** Cache key of a state; independent of the order of choices, and of case and surrounding spaces of the query. */
export function stateKey(state: SearchState): string {
  const lists = Object.entries(state.lists).map(([name, values]) => [name, values.toSorted()])
  const ranges = Object.entries(state.ranges).map(([name, { min, max }]) => [name, min, max])
  return JSON.stringify([state.query.trim().toLowerCase(), state.page, state.sort, lists.sort(), ranges.sort()])
}

/** Cache key of a filter, independent of the order of its parts. */
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

/** Caches responses, those in flight included. Failures and aborted requests are removed. */
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
