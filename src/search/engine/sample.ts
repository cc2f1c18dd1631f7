import { readFilters } from '#search/meilisearch/read-filter.ts'
import type { FilterTexts } from '#search/meilisearch/write-filter.ts'
import type { IndexSettings, SearchRecord } from '#search/record.ts'
import type { SearchQuery, SearchResult, SearchTransport } from '#search/transport/transport.ts'
import { buildIndex } from './build-index.ts'
import { createEngine } from './engine.ts'

/** Settings for tests: all attributes are filterable, the listed ones searchable. */
export function sampleSettings(records: readonly SearchRecord[], more: Partial<IndexSettings> = {}): IndexSettings {
  return {
    searchable: ['name', 'make', 'model', 'colour', 'features', 'stocknum'],
    filterable: [...new Set(records.flatMap((record) => Object.keys(record)))],
    exact: ['stocknum'],
    whole: ['model'],
    synonyms: {},
    stopWords: ['the', 'with'],
    maxValuesPerFacet: 100,
    ...more,
  }
}

/** An engine over these records. */
export function createSampleEngine(
  records: readonly SearchRecord[],
  more: Partial<IndexSettings> = {},
): SearchTransport {
  const { search, cards } = buildIndex(records, sampleSettings(records, more))
  return createEngine(search, cards)
}

/** A test query, with filters as text. */
type SampleQuery = Partial<Omit<SearchQuery, 'filter'>> & { readonly filter?: string | FilterTexts }

/** The result of one query. @throws errors of the engine and of the filter parser */
export async function ask(engine: SearchTransport, { filter = [], ...query }: SampleQuery): Promise<SearchResult> {
  const { results } = await engine({ queries: [{ indexUid: 'cars', ...query, filter: readFilters(filter) }] })
  if (!results[0]) throw new Error('no result')
  return results[0]
}

/** The ids of a query's hits, in order. */
export async function idsOf(engine: SearchTransport, query: SampleQuery): Promise<readonly unknown[]> {
  return (await ask(engine, query)).hits.map((hit) => hit.id)
}
