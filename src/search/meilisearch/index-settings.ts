import { isNumberAttribute, sortAttributes } from '../facets.ts'
import { type IndexSettings, pointAttribute } from '../record.ts'
import { listOrder } from './index-documents.ts'

/** A server gives no hit beyond this many, or beyond the stock where that is larger. */
const fewestHits = 2000

/** What a search host gives of one facet, or more where the stock has more: the static engine leaves none away. */
const fewestValues = 1000

export interface IndexFacts {
  /** Attributes that documents hold and shoppers may see. */
  readonly attributes: readonly string[]
  readonly documents: number
  /** How many values the facet with most of them has. */
  readonly values: number
  /** Since 1.36 the attribute a word stands in and its place there are two rules. */
  readonly hasSplitAttributeRule: boolean
}

/**
 * A dealer's settings as a Meilisearch server takes them. The chosen order comes right behind typos, so that a list by
 * price is one; what nothing tells apart keeps the order of the dealer's lists.
 */
export function meilisearchSettings(settings: IndexSettings, facts: IndexFacts) {
  const { searchable, exact, synonyms, stopWords } = settings
  // A point is ordered by, never filtered by.
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
    // A list is as long as its stock: its last page must have cars too.
    pagination: { maxTotalHits: Math.max(fewestHits, facts.documents) },
    stopWords: [...stopWords],
    synonyms: Object.fromEntries(Object.entries(synonyms).map(([typed, meant]) => [typed, [...meant]])),
  }
}
