import { createTransport, fewerWords } from '#islands/shared/open-transport.ts'
import { type SiteWords, siteWords } from '#islands/shared/site-words.ts'
import { boxListQuery } from '#search/box-list.ts'
import { stockFilter } from '#search/filter.ts'
import type { SearchBox } from '#search/search-box.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import { withCooldown } from '#search/transport/cooldown.ts'
import { latestOnly } from '#search/transport/latest-only.ts'
import { searchWithPartialMatches } from '#search/transport/partial-matches.ts'
import type { Asking, SearchTransport } from '#search/transport/transport.ts'
import { initialSuggestions } from './initial-suggestions.ts'
import { pageSuggestion, withPages } from './pages.ts'
import type { Suggestions } from './suggestion.ts'
import { suggestionRequest, suggestionsOf } from './suggestions.ts'
import { isInterpreted } from './typed-query.ts'

/** How long a failed search host is not queried, in ms. */
const cooldownMs = 30_000

/**
 * Suggestions for a query, which is interpreted as on the list pages. Filters add a counting query; no hits, a second
 * request.
 */
export async function suggestFor(
  query: string,
  { understand, missingModels, respelled, pagesFor, unfinished, meanings }: SiteWords,
  facts: SearchBox,
  ask: SearchTransport,
  asking?: Asking,
): Promise<Suggestions> {
  const now = new Date()
  const stock = stockFilter(facts.stock, now)
  const count = (state: SearchState) => boxListQuery(state, facts.list, stock, facts.index)
  const { state: asked, ...left } = understand(emptyState, query)
  const isCounted = isInterpreted(asked) || asked.query.trim() === ''
  const { queries } = suggestionRequest(asked, facts, now)
  const request = { queries: isCounted ? [...queries, count(asked)] : queries }
  const answer = await searchWithPartialMatches(ask, request, fewerWords, asking, stock)
  const [found, counted] = answer.response.results
  const whole = found?.hits.length === 0 ? await ask({ queries: [count(emptyState)] }, asking) : null
  const answered = { query: asked.query, counts: found?.facetDistribution ?? {}, hits: found?.hits ?? [] }
  const told = { missing: missingModels(answered), respelled: respelled(answered), unfinished: unfinished(query) }
  const typed = { query, asked, meanings, ...told, ...left }
  const shown = suggestionsOf(typed, answer, facts, whole ? whole.results[0] : counted)
  return withPages(pagesFor(query).map(pageSuggestion), shown, query)
}

/** Returns the function that suggests on every input. It rejects when the search fails; the form still works. */
export function suggester(facts: SearchBox, hasIndex: boolean): (query: string) => Promise<Suggestions> {
  const connection = createTransport({ host: facts.host, hasIndex })
  connection.warmUp()
  void siteWords()
  const ask = withCooldown(connection.ask, { cooldownMs, clock: Date.now })
  return latestOnly(async (query, asking) => {
    const { length } = query.trim()
    if (length > 1) return suggestFor(query, await siteWords(), facts, ask, asking)
    return { notes: [], options: length === 0 ? await initialSuggestions(facts, ask, siteWords()) : [], cars: '' }
  })
}
