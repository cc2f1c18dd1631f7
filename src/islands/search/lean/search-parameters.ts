type Values = Readonly<Record<string, unknown>>

const added = (list: readonly string[], name: string) => (list.includes(name) ? list : [...list, name])

/** What is asked for, as InstantSearch merges it from its widgets. Never changed in place. */
export class SearchParameters {
  declare readonly index: string
  declare readonly query: string | undefined
  declare readonly page: number | undefined
  readonly facets: readonly string[] = []
  readonly disjunctiveFacets: readonly string[] = []
  readonly hierarchicalFacets: readonly string[] = []
  readonly tagRefinements: readonly string[] = []
  readonly facetsRefinements: Values = {}
  readonly facetsExcludes: Values = {}
  readonly hierarchicalFacetsRefinements: Values = {}
  readonly disjunctiveFacetsRefinements: Readonly<Record<string, readonly string[]>> = {}
  readonly numericRefinements: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {}

  constructor(values: Values = {}) {
    Object.assign(this, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)))
  }

  static make(values: Values): SearchParameters {
    return new SearchParameters(values)
  }

  setQueryParameters(values: Values): SearchParameters {
    return new SearchParameters({ ...this, ...values })
  }

  addFacet(name: string): SearchParameters {
    return this.setQueryParameters({ facets: added(this.facets, name) })
  }

  addDisjunctiveFacet(name: string): SearchParameters {
    return this.setQueryParameters({ disjunctiveFacets: added(this.disjunctiveFacets, name) })
  }

  addTagRefinement(name: string): SearchParameters {
    return this.setQueryParameters({ tagRefinements: added(this.tagRefinements, name) })
  }

  resetPage(): SearchParameters {
    return this.page === undefined ? this : this.setQueryParameters({ page: 0 })
  }
}

const sorted = <Value>(record: Readonly<Record<string, Value>>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** What the search client is asked for one state: a single request, from which search/instantsearch.ts reads the state again. */
export function requestOf(state: SearchParameters) {
  return {
    indexName: state.index,
    params: {
      query: state.query,
      page: state.page,
      facetFilters: sorted(state.disjunctiveFacetsRefinements)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => values.toSorted().map((value) => `${name}:${value}`)),
      numericFilters: sorted(state.numericRefinements).flatMap(([name, operators]) =>
        Object.entries(operators).flatMap(([operator, values]) => values.map((value) => name + operator + value)),
      ),
    },
  }
}
