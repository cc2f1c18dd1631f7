import { useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import { Chips } from './Chips.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { showing } from './labels.ts'
import { chosenCount, offeredFilters } from './offered-filters.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortField } from './SortField.tsx'
import type { SearchProps } from './search-props.ts'
import type { Query } from './use-query.ts'
import type { Search } from './use-search.ts'

export interface ListHeadProps extends Pick<SearchProps, 'card' | 'labels' | 'noun' | 'priceScale'> {
  readonly search: Search
  readonly query: Query
  readonly impliedFacets: readonly string[]
}

/** Everything above the cars: words, filters, what was chosen, how many there are and in which order. */
export function ListHead({ search, query, impliedFacets, card, labels, noun, priceScale }: ListHeadProps) {
  const { locale } = card
  const { state, answered } = search
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filters = offeredFilters(state, impliedFacets, answered)
  const filtering = { search, locale, scale: priceScale }
  return (
    <>
      <div className="list-tools">
        <SearchBox query={query} placeholder={labels.search_placeholder} />
        <QuickFilters filters={filters} {...filtering} />
        <FiltersButton chosen={chosenCount(state)} onClick={() => setSheetOpen(true)} />
      </div>
      <Chips search={search} locale={locale} meanings={query.words?.meanings ?? []} />
      <div className="list-line">
        <p role="status">{showing(answered, noun, locale)}</p>
        <SortField search={search} locale={locale} />
      </div>
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        noun={noun}
        {...filtering}
      />
    </>
  )
}

function FiltersButton({ chosen, onClick }: { readonly chosen: number; readonly onClick: () => void }) {
  return (
    <button type="button" className="filters-button" aria-haspopup="dialog" onClick={onClick}>
      <Icon name="filters" />
      Filters
      {chosen > 0 && (
        <span className="filters-count">
          {chosen}
          <span className="visually-hidden"> chosen</span>
        </span>
      )}
    </button>
  )
}
