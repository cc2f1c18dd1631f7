import { Emitter } from './emitter.ts'
import { requestOf, SearchParameters } from './search-parameters.ts'

type State = SearchParameters | Readonly<Record<string, unknown>> | undefined

interface Client {
  readonly search: (
    requests: readonly ReturnType<typeof requestOf>[],
  ) => Promise<{ readonly results: readonly object[] }>
}

/** What our search client answered, as it is. */
class SearchResults {
  readonly _state: SearchParameters
  readonly _rawResults: readonly object[]

  constructor(state: SearchParameters, results: readonly object[], options?: object) {
    Object.assign(this, results[0], options)
    this._state = state
    this._rawResults = results
  }
}

/** Recommendations, which nobody asks for here; their state is still made. */
class Recommendations {
  readonly params: readonly never[] = []
}

/** Asks for one index of the page. */
class DerivedHelper extends Emitter {
  lastResults: SearchResults | null = null
  readonly lastRecommendResults = null
  readonly #main: SearchHelper
  readonly stateOf: (state: SearchParameters) => SearchParameters

  constructor(main: SearchHelper, stateOf: (state: SearchParameters) => SearchParameters) {
    super()
    this.#main = main
    this.stateOf = stateOf
  }

  detach(): void {
    this.removeAllListeners()
    this.#main.derivedHelpers = this.#main.derivedHelpers.filter((helper) => helper !== this)
  }
}

/** Holds a state, asks for what is derived from it, and hands on the newest answer. */
class SearchHelper extends Emitter {
  state: SearchParameters
  recommendState = new Recommendations()
  lastResults: SearchResults | null = null
  derivedHelpers: readonly DerivedHelper[] = []
  #client: Client
  #asked = 0
  #answered = 0

  constructor(client: Client, index: string, state: State) {
    super()
    this.#client = client
    this.state = new SearchParameters({ ...state, index })
  }

  getClient(): Client {
    return this.#client
  }

  setClient(client: Client): this {
    this.#client = client
    return this
  }

  clearCache(): this {
    return this
  }

  derive(stateOf: (state: SearchParameters) => SearchParameters): DerivedHelper {
    const derived = new DerivedHelper(this, stateOf)
    this.derivedHelpers = [...this.derivedHelpers, derived]
    return derived
  }

  setState(values: State): this {
    const state = values instanceof SearchParameters ? values : SearchParameters.make({ ...values })
    if (state === this.state) return this
    this.state = state
    this.emit('change', { state, results: this.lastResults, isPageReset: false })
    return this
  }

  setIndex(index: string): this {
    return this.setState(this.state.setQueryParameters({ index }))
  }

  hasPendingRequests(): boolean {
    return this.#asked > this.#answered
  }

  searchOnlyWithDerivedHelpers(): this {
    for (const helper of this.derivedHelpers) void this.#ask(helper, ++this.#asked)
    return this
  }

  search(): this {
    return this.searchOnlyWithDerivedHelpers()
  }

  async #ask(helper: DerivedHelper, turn: number): Promise<void> {
    const state = helper.stateOf(this.state)
    helper.emit('search', { state, results: helper.lastResults })
    try {
      const { results } = await this.#client.search([requestOf(state)])
      if (!this.#isNews(turn)) return
      helper.lastResults = new SearchResults(state, results)
      helper.emit('result', { state, results: helper.lastResults })
    } catch (error) {
      if (this.#isNews(turn)) this.emit('error', { error })
    }
  }

  #isNews(turn: number): boolean {
    if (turn < this.#answered) return false
    this.#answered = turn
    return true
  }
}

function algoliasearchHelper(client: Client, index: string, state?: State): SearchHelper {
  return new SearchHelper(client, index, state)
}

/**
 * Stands in, by scripts/build/lean-instantsearch.ts, for the helper below InstantSearch: the calls that InstantSearch makes
 * of it, with one request for each state where the helper makes one more for every facet. The counts of narrowed facets
 * come with our answers (search/instantsearch.ts), so nothing works them out a second time.
 */
export default Object.assign(algoliasearchHelper, {
  SearchParameters,
  SearchResults,
  RecommendParameters: Recommendations,
  RecommendResults: Recommendations,
})
