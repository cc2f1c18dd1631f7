import type { Filter } from '#domain/filter/filter.ts'
import { narrowingAttributes, ruleAttributes } from '#search/facets.ts'
import { readFilter } from '#search/meilisearch/read-filter.ts'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

const attributes: readonly string[] = [...narrowingAttributes, ...ruleAttributes]

function namesIn(filter: Filter): readonly string[] {
  if ('attribute' in filter) return [filter.attribute]
  return filter.kind === 'not' ? namesIn(filter.of) : filter.of.flatMap(namesIn)
}

const words = /"[^"]*"|'[^']*'|\b(?:and|or|not|in|to|is|null|empty|exists)\b/gi

/** The filter with its keywords in capitals, if that makes it valid; else null. */
function inCapitals(text: string): string | null {
  const spelt = text.replace(words, (word) => (/^["']/.test(word) ? word : word.toUpperCase()))
  try {
    readFilter(spelt)
    return spelt
  } catch {
    return null
  }
}

/** The fault of a dealer's filter; null when it is valid. */
function faultIn(text: string): string | null {
  try {
    const unknown = namesIn(readFilter(text)).find((name) => !attributes.includes(name))
    if (unknown === undefined) return null
    const remedy = didYouMean(unknown, attributes) || `; there are ${attributes.toSorted().join(', ')}`
    return `cars have no "${unknown}" to choose by${remedy}`
  } catch {
    const spelt = inCapitals(text)
    if (spelt !== null) return `AND, OR, NOT, IN, TO, IS, NULL, EMPTY and EXISTS stand in capitals; write ${spelt}`
    return 'this cannot be read as a filter; write one as in: tag = "Special", price < 15000, or both joined with AND'
  }
}

/** Lists with an invalid filter. */
export function findFilterProblems({ site, tree }: Pick<Written, 'site' | 'tree'>): readonly StockFinding[] {
  return Object.entries(site.search.lists).flatMap(([name, { filter }]) => {
    const fault = faultIn(filter)
    return fault === null ? [] : [createStockFinding(tree, ['search', 'lists', name, 'filter'], 'stop', fault)]
  })
}
