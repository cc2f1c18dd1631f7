import { useInstantSearch, useSortBy } from 'react-instantsearch'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { paymentAttributes } from '#search/facets.ts'
import { readListResults } from '#search/instantsearch/results.ts'
import { indexName } from '#search/instantsearch/ui-state.ts'
import { sortNames } from './labels.ts'

/** The sort menu; it includes weekly and monthly payments if any car has them. */
export function SortField({ locale, hasNear }: { readonly locale: LocalePolicy; readonly hasNear: boolean }) {
  const { results, indexUiState } = useInstantSearch()
  const { bounds = {} } = readListResults(results) ?? {}
  const payments = paymentAttributes.filter((name) => bounds[name] || indexUiState.sortBy === `${name}:asc`)
  const items = sortNames(locale, { payments, hasNear }).map(([sort, label]) => ({ value: sort ?? indexName, label }))
  const { currentRefinement, options, refine } = useSortBy({ items })
  return (
    <label className="sort-field">
      <span className="visually-hidden">Sort by</span>
      <select value={currentRefinement} onChange={(event) => refine(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
