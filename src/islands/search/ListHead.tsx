import { useState } from 'react'
import { Chips } from './Chips.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { Icon } from './Icon.tsx'
import { chosenCount, offeredFilters } from './offered.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortField } from './SortField.tsx'
import type { SearchProps } from './search-props.ts'
import type { Search } from './use-search.ts'
import { showing } from './wording.ts'

export interface ListHeadProps extends Pick<SearchProps, 'card' | 'labels' | 'noun' | 'pageSize'> {
  readonly search: Search
  readonly settled: readonly string[]
}

/** Everything above the cars: words, filters, what was chosen, how many there are and in which order. */
export function ListHead({ search, settled, card, labels, noun, pageSize }: ListHeadProps) {
  const { locale } = card
  const { state, answered } = search
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filters = offeredFilters(state, settled, answered)
  const shown = answered?.hits.length ?? 0
  return (
    <>
      <div className="list-tools">
        <SearchBox search={search} placeholder={labels.search_placeholder} />
        <QuickFilters filters={filters} search={search} locale={locale} />
        <FiltersButton chosen={chosenCount(state)} onClick={() => setSheetOpen(true)} />
      </div>
      <Chips search={search} locale={locale} />
      <div className="list-line">
        <p role="status">{showing(state.page, pageSize, shown, answered?.total ?? 0, noun, locale)}</p>
        <SortField search={search} locale={locale} />
      </div>
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        search={search}
        locale={locale}
        noun={noun}
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
