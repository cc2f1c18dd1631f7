import type { LocalePolicy } from '#domain/text/locale.ts'
import { readSort } from '#search/url.ts'
import { sortNames } from './labels.ts'
import type { Search } from './use-search.ts'

/** In which order the cars stand. */
export function SortField({ search, locale }: { readonly search: Search; readonly locale: LocalePolicy }) {
  const { state, change } = search
  return (
    <label className="sort-field">
      <span className="visually-hidden">Sort by</span>
      <select
        value={state.sort ?? ''}
        onChange={(event) => change({ ...state, sort: readSort(event.target.value), page: 0 })}
      >
        {sortNames(locale).map(([sort, name]) => (
          <option key={name} value={sort ?? ''}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
