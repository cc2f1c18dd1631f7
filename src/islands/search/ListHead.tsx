import { Suspense, useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import { nearestFirst } from '#search/facets.ts'
import { Chips } from './Chips.tsx'
import { preloadProps } from './FilterBody.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { showing } from './labels.ts'
import { lazyPart } from './lazy-part.ts'
import { chosenCount, offeredFilters } from './offered-filters.ts'
import { PhoneCardsButton, type PhoneCardsProps } from './PhoneCardsButton.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import type { SaveSearchProps } from './SaveSearch.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortField } from './SortField.tsx'
import type { SearchProps } from './search-props.ts'
import { useChosen } from './use-choice-removal.ts'
import type { Query } from './use-query.ts'
import type { Search } from './use-search.ts'

export interface ListHeadProps extends Pick<SearchProps, 'card' | 'labels' | 'noun' | 'priceScale' | 'near'> {
  readonly search: Search
  readonly query: Query
  readonly impliedFacets: readonly string[]
  /** Layout of cards on phones. */
  readonly phoneCards: PhoneCardsProps
  /** The props of SaveSearch that depend on the list. */
  readonly saving: Omit<SaveSearchProps, 'state' | 'locale'>
}

/** Loaded when something is chosen. */
const SaveSearch = lazyPart(() => import('./SaveSearch.tsx'))

/** Loaded when the list is sorted by distance. */
const NearField = lazyPart(() => import('./NearField.tsx'))

/** Everything above the cars: search box, filters, chips, count and sort menu. */
export function ListHead({
  search,
  query,
  impliedFacets,
  phoneCards,
  saving,
  card,
  labels,
  noun,
  priceScale,
  near,
}: ListHeadProps) {
  const { locale } = card
  const { state, answered } = search
  const { remove, clear } = useChosen()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const meanings = query.words?.meanings ?? []
  const filters = offeredFilters(state, impliedFacets, answered)
  const filtering = { state, locale, scale: priceScale }
  return (
    <>
      <div className="list-tools">
        <SearchBox query={query} placeholder={labels.search_placeholder} short={labels.search} />
        <QuickFilters filters={filters} {...filtering} />
        <FiltersButton chosen={chosenCount(state, meanings)} onClick={() => setSheetOpen(true)} />
        <PhoneCardsButton {...phoneCards} />
      </div>
      <Chips state={state} locale={locale} meanings={meanings} onRemove={remove} onClear={clear}>
        <Suspense>
          <SaveSearch {...saving} state={state} locale={locale} />
        </Suspense>
      </Chips>
      <div className="list-line">
        <p role="status">{showing(answered, noun, locale)}</p>
        <SortField locale={locale} hasNear={near !== null} />
      </div>
      {near && state.sort === nearestFirst && (
        <Suspense>
          <NearField {...near} />
        </Suspense>
      )}
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        noun={noun}
        answered={answered}
        {...filtering}
      />
    </>
  )
}

function FiltersButton({ chosen, onClick }: { readonly chosen: number; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className="filters-button"
      aria-haspopup="dialog"
      data-waits
      onClick={onClick}
      {...preloadProps}
    >
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
