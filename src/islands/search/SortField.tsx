import { useSortBy } from 'react-instantsearch'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { indexName } from '#search/instantsearch/ui-state.ts'
import { sortNames } from './labels.ts'

/** In which order the cars stand. */
export function SortField({ locale }: { readonly locale: LocalePolicy }) {
  const items = sortNames(locale).map(([sort, label]) => ({ value: sort ?? indexName, label }))
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
