import type { SuggestedPage } from '#search/site-suggestions.ts'
import { isNameMatch } from './names.ts'
import { listSuggestion, type Suggestion, type Suggestions } from './suggestion.ts'

/** The suggestion for one of the dealer's pages. */
export const pageSuggestion = ({ name, href, about }: SuggestedPage): Suggestion =>
  listSuggestion('page', href, name, about)

/**
 * Whether a car's name matches the query, or a model's name one of its words; approximate matches, as for "oil change",
 * do not count. True for other kinds.
 */
function isCalledSo({ kind, parts }: Suggestion, query: string): boolean {
  const name = parts.join('')
  if (kind === 'model') return query.split(' ').some((word) => isNameMatch(name, word))
  return kind !== 'car' || isNameMatch(name, query)
}

/** Puts matching pages first and keeps only those other suggestions whose names match the query. */
export function withPages(pages: readonly Suggestion[], found: Suggestions, query: string): Suggestions {
  if (pages.length === 0) return found
  const meant = found.options.filter((option) => option.kind !== 'all' && isCalledSo(option, query))
  const isElsewhere = ({ href }: Suggestion) => !pages.some((page) => page.href === href)
  const ways = meant.length > 0 ? found.options.filter(({ kind }) => kind === 'all').filter(isElsewhere) : []
  return { notes: [], options: [...pages, ...meant, ...ways], cars: found.cars }
}
