import { isNumberAttribute, sortAttributes } from '../facets.ts'
import { type IndexSettings, pointAttribute } from '../record.ts'
import { listOrder } from './index-documents.ts'

/** Minimum of a server's limit of reachable hits; a larger stock raises it. */
const fewestHits = 2000

/** Minimum of a server's limit of values per facet; more values raise it, since the static engine omits none. */
const fewestValues = 1000

export interface IndexFacts {
  /** Attributes of the documents that may be returned. */
  readonly attributes: readonly string[]
  readonly documents: number
  /** Number of values of the largest facet. */
  readonly values: number
  /** Since version 1.36 the rule `attribute` is split into attribute rank and word position. */
  readonly hasSplitAttributeRule: boolean
}

/**
 * A dealer's settings in Meilisearch's format. The sort rule comes right after typos, so that lists by price are sorted
 * strictly; ties keep the dealer's list order.
 */
export function meilisearchSettings(settings: IndexSettings, facts: IndexFacts) {
  const { searchable, exact, synonyms, stopWords } = settings
  // Locations are only sorted by, never filtered.
  const filterable = settings.filterable.filter((name) => name !== pointAttribute)
  const attributeRules = facts.hasSplitAttributeRule ? ['attributeRank', 'wordPosition'] : ['attribute']
  const group = (attributes: readonly string[], comparison: boolean) => ({
    attributePatterns: [...attributes],
    features: { facetSearch: !comparison, filter: { equality: true, comparison } },
  })
  return {
    displayedAttributes: [...facts.attributes],
    searchableAttributes: [...searchable],
    filterableAttributes: [
      group(filterable.filter(isNumberAttribute), true),
      group(
        filterable.filter((name) => !isNumberAttribute(name)),
        false,
      ),
    ],
    sortableAttributes: [...sortAttributes, pointAttribute],
    rankingRules: ['words', 'typo', 'sort', 'proximity', ...attributeRules, 'exactness', `${listOrder}:asc`],
    typoTolerance: {
      enabled: true,
      minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
      disableOnAttributes: [...exact],
      disableOnNumbers: true,
    },
    faceting: { maxValuesPerFacet: Math.max(fewestValues, facts.values), sortFacetValuesBy: { '*': 'count' as const } },
    // Lists page through the whole stock, so the last page must be reachable.
    pagination: { maxTotalHits: Math.max(fewestHits, facts.documents) },
    stopWords: [...stopWords],
    synonyms: Object.fromEntries(Object.entries(synonyms).map(([typed, meant]) => [typed, [...meant]])),
  }
}
