import { useInstantSearch, useSortBy } from 'react-instantsearch'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { answeredOf } from '#search/instantsearch/results.ts'
import { indexName } from '#search/instantsearch/ui-state.ts'
import { sortNames } from './labels.ts'

/** In which order the cars stand; by what they cost a week where any of them says so. */
export function SortField({ locale, hasNear }: { readonly locale: LocalePolicy; readonly hasNear: boolean }) {
  const { results, indexUiState } = useInstantSearch()
  const hasWeekly = answeredOf(results)?.bounds.weekly_price !== undefined || indexUiState.sortBy === 'weekly_price:asc'
  const items = sortNames(locale, { hasWeekly, hasNear }).map(([sort, label]) => ({ value: sort ?? indexName, label }))
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
