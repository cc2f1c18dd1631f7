import * as v from 'valibot'
import type { Filter } from '#domain/filter/filter.ts'
import { parseGeoSort } from '#search/engine/geo-sort.ts'
import { SearchError } from '#search/engine/search-error.ts'
import { type HitWindow, windowOf } from '#search/engine/window.ts'
import { readFilters } from '#search/meilisearch/read-filter.ts'
import { pointAttribute } from '#search/record.ts'
import type { SearchHit, SearchQuery, SearchResult } from '#search/transport/transport.ts'
import { invalidField, MeiliError } from './meili-error.ts'
import type { SearchIndex } from './search-index.ts'
import { filterables, type MeiliSettings } from './settings.ts'
import type { TokenFilter } from './tenant-token.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const filterShape = v.union([v.string(), v.array(v.union([v.string(), v.array(v.string())]))])
const ignored = v.optional(v.unknown())

/** The supported fields of a search; the unsupported ones listed at the end are accepted and ignored. */
const searchShape = v.strictObject({
  q: v.nullish(v.string()),
  filter: v.nullish(filterShape),
  facets: v.nullish(v.array(v.string())),
  sort: v.nullish(v.array(v.string())),
  limit: v.nullish(count),
  offset: v.nullish(count),
  page: v.nullish(count),
  hitsPerPage: v.nullish(count),
  attributesToRetrieve: v.nullish(v.array(v.string())),
  attributesToHighlight: v.nullish(v.array(v.string())),
  highlightPreTag: v.nullish(v.string()),
  highlightPostTag: v.nullish(v.string()),
  matchingStrategy: v.nullish(v.picklist(['last', 'all', 'frequency'])),
  ...Object.fromEntries(
    ['attributesToCrop', 'cropLength', 'cropMarker', 'showMatchesPosition', 'showRankingScore', 'locales'].map(
      (name) => [name, ignored],
    ),
  ),
})

const facetSearchShape = v.object({
  facetName: v.string(),
  facetQuery: v.nullish(v.string()),
  q: v.nullish(v.string()),
  filter: v.nullish(filterShape),
  matchingStrategy: v.nullish(v.picklist(['last', 'all', 'frequency'])),
})

type Search = v.InferOutput<typeof searchShape>

function readAs<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, body)
  if (read.success) return read.output
  const [issue] = read.issues
  const at = v.getDotPath(issue) ?? ''
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  if (isUnknown) throw new MeiliError('bad_request', `Unknown field \`${at}\``)
  throw new MeiliError(invalidField('search', at), `Invalid value at \`.${at}\`: ${issue.message}`)
}

function checkFilter(filter: Filter, settings: MeiliSettings): void {
  if ('of' in filter) {
    for (const part of Array.isArray(filter.of) ? filter.of : [filter.of]) checkFilter(part, settings)
    return
  }
  const { equal, compare } = filterables(settings)
  const { attribute } = filter
  if (!equal.has(attribute) && !compare.has(attribute))
    throw new MeiliError('invalid_search_filter', `Attribute \`${attribute}\` is not filterable.`)
  if (filter.kind === 'compare' && !compare.has(attribute))
    throw new MeiliError('invalid_search_filter', `Attribute \`${attribute}\` does not allow comparisons.`)
}

/** Converts an engine error to a Meilisearch error. */
function translated(error: unknown): unknown {
  return error instanceof SearchError ? new MeiliError(error.code, error.message) : error
}

function readEntries(texts: TokenFilter | null | undefined): readonly Filter[] {
  try {
    return readFilters(texts ?? [])
  } catch (error) {
    throw translated(error)
  }
}

function checked(filters: readonly Filter[], settings: MeiliSettings): readonly Filter[] {
  for (const filter of filters) checkFilter(filter, settings)
  return filters
}

function checkSort(sort: readonly string[], { sortableAttributes }: MeiliSettings): readonly string[] {
  for (const entry of sort) {
    const [, name = '', direction] = /^(.+):(asc|desc)$/.exec(entry) ?? []
    if (!direction) throw new MeiliError('invalid_search_sort', `Invalid syntax for the sort parameter: \`${entry}\`.`)
    const attribute = parseGeoSort(entry) ? pointAttribute : name
    if (!sortableAttributes.includes(attribute))
      throw new MeiliError('invalid_search_sort', `Attribute \`${attribute}\` is not sortable.`)
  }
  return sort
}

function byCount(result: SearchResult, { faceting }: MeiliSettings): Pick<SearchResult, 'facetDistribution'> {
  const { facetDistribution } = result
  if (!facetDistribution) return {}
  const orders = faceting.sortFacetValuesBy ?? {}
  const sorted = Object.entries(facetDistribution).map(([name, counts]) => {
    const isByCount = (orders[name] ?? orders['*']) === 'count'
    const entries = Object.entries(counts)
    return [name, isByCount ? Object.fromEntries(entries.sort((a, b) => b[1] - a[1])) : counts]
  })
  return { facetDistribution: Object.fromEntries(sorted) }
}

function displayed(hit: SearchHit, { displayedAttributes }: MeiliSettings): SearchHit {
  if (displayedAttributes.includes('*')) return hit
  const shown = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => displayedAttributes.includes(name)))
  const { _formatted: formatted, _geoDistance: metres, ...fields } = hit
  return {
    ...shown(fields),
    ...(metres !== undefined && { _geoDistance: metres }),
    ...(typeof formatted === 'object' && formatted && { _formatted: shown(formatted) }),
  }
}

function queryOf(search: Search, index: SearchIndex, filter: readonly Filter[], window: HitWindow): SearchQuery {
  const given = Object.entries({
    facets: search.facets,
    attributesToRetrieve: search.attributesToRetrieve,
    attributesToHighlight: search.attributesToHighlight,
    highlightPreTag: search.highlightPreTag,
    highlightPostTag: search.highlightPostTag,
  }).filter(([, value]) => value != null)
  return {
    ...Object.fromEntries(given),
    indexUid: '',
    q: search.q ?? '',
    filter,
    sort: checkSort(search.sort ?? [], index.settings),
    matchingStrategy: search.matchingStrategy === 'all' ? 'all' : 'last',
    offset: window.offset,
    limit: window.limit,
  }
}

async function askEngine(index: SearchIndex, query: SearchQuery): Promise<SearchResult> {
  try {
    const { results } = await index.engine({ queries: [query] })
    if (results[0]) return results[0]
  } catch (error) {
    throw translated(error)
  }
  throw new MeiliError('internal', 'The engine gave no result.')
}

/**
 * Executes one search and returns the result in Meilisearch's format. `held` is the filter of the bearer's token.
 * @throws MeiliError
 */
export async function answerSearch(
  uid: string,
  index: SearchIndex,
  body: unknown,
  held: TokenFilter | null,
): Promise<SearchResult> {
  const search = readAs(searchShape, body)
  const { settings } = index
  const most = settings.pagination.maxTotalHits ?? 1000
  const window = windowOf(search, most)
  const filters = [...readEntries(held), ...checked(readEntries(search.filter), settings)]
  const found = await askEngine(index, queryOf(search, index, filters, window))
  const { hits, query, processingTimeMs, facetStats, estimatedTotalHits = 0 } = found
  return {
    indexUid: uid,
    hits: hits.map((hit) => displayed(hit, settings)),
    query,
    processingTimeMs,
    ...window.describe(estimatedTotalHits),
    ...byCount(found, settings),
    ...(facetStats && { facetStats }),
  }
}

/** Values of one facet of which a word starts with `facetQuery`, in the facet's sort order. @throws MeiliError */
export async function answerFacetSearch(
  index: SearchIndex,
  body: unknown,
  held: TokenFilter | null,
): Promise<{
  facetHits: readonly { value: string; count: number }[]
  facetQuery: string | null
  processingTimeMs: number
}> {
  const { facetName, facetQuery = null, q, filter, matchingStrategy } = readAs(facetSearchShape, body)
  if (!filterables(index.settings).found.has(facetName))
    throw new MeiliError('invalid_facet_search_facet_name', `Attribute \`${facetName}\` is not facet-searchable.`)
  const search = { q, filter, matchingStrategy, facets: [facetName], limit: 0 }
  const { facetDistribution, processingTimeMs } = await answerSearch('', index, search, held)
  const wanted = (facetQuery ?? '').toLowerCase()
  const isAsked = (value: string) =>
    value
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted)) || value.toLowerCase().startsWith(wanted)
  const facetHits = Object.entries(facetDistribution?.[facetName] ?? {})
    .filter(([value]) => isAsked(value))
    .map(([value, held]) => ({ value, count: held }))
  return { facetHits, facetQuery, processingTimeMs }
}
