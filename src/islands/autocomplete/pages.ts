import type { AskedPage } from '#search/site-ways.ts'
import { isMeant } from './names.ts'
import { listSuggestion, type Suggestion, type Suggestions } from './suggestion.ts'

/** A page of the dealer's, as one line. */
export const pageSuggestion = ({ name, href, about }: AskedPage): Suggestion =>
  listSuggestion('page', href, name, about)

/** A car that is called what was typed, a model that one of the words names: not what is only spelled nearly so, as for "oil change". */
function isCalledSo({ kind, parts }: Suggestion, query: string): boolean {
  const name = parts.join('')
  if (kind === 'model') return query.split(' ').some((word) => isMeant(name, word))
  return kind !== 'car' || isMeant(name, query)
}

/** Pages that are asked for stand first; what was found of the same words counts only where its name is meant. */
export function withPages(pages: readonly Suggestion[], found: Suggestions, query: string): Suggestions {
  if (pages.length === 0) return found
  const meant = found.options.filter((option) => option.kind !== 'all' && isCalledSo(option, query))
  const isElsewhere = ({ href }: Suggestion) => !pages.some((page) => page.href === href)
  const ways = meant.length > 0 ? found.options.filter(({ kind }) => kind === 'all').filter(isElsewhere) : []
  return { notes: [], options: [...pages, ...meant, ...ways], cars: found.cars }
}
