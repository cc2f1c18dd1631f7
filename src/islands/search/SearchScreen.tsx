import { useEffect, useRef, useState } from 'react'
import { Chips } from './Chips.tsx'
import { EmptyState } from './EmptyState.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { Icon } from './Icon.tsx'
import { chosenCount, offeredFilters } from './offered.ts'
import { Pagination } from './Pagination.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { Results } from './Results.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortField } from './SortField.tsx'
import type { SearchProps } from './search-props.ts'
import type { Session } from './session.ts'
import { Unavailable } from './Unavailable.tsx'
import { useNow } from './use-now.ts'
import { usePlace } from './use-place.ts'
import { useSearch } from './use-search.ts'
import { showing } from './wording.ts'

/** One list of cars and everything that narrows it. */
export function SearchScreen({ session, ...props }: SearchProps & { readonly session: Session }) {
  const { landing, card, labels, noun, pageSize } = props
  const { locale } = card
  const search = useSearch(session)
  const { state, answered } = search
  const [isSheetOpen, setSheetOpen] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const now = useNow(props.builtAt)
  usePlace(session, answered, state.page, top)
  useEffect(() => {
    const idle = setTimeout(session.warmUp, 200)
    return () => clearTimeout(idle)
  }, [session])
  const filters = offeredFilters(state, landing.settled, answered)
  const chosen = chosenCount(state)
  const total = answered?.total ?? 0
  return (
    <div className="list-screen" ref={top}>
      <div className="list-tools">
        <SearchBox search={search} placeholder={labels.search_placeholder} />
        <QuickFilters filters={filters} search={search} locale={locale} />
        <button type="button" className="filters-button" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
          <Icon name="filters" />
          Filters
          {chosen > 0 && (
            <span className="filters-count">
              {chosen}
              <span className="visually-hidden"> chosen</span>
            </span>
          )}
        </button>
      </div>
      <Chips search={search} locale={locale} />
      <div className="list-line">
        <p role="status">{showing(state.page, pageSize, answered?.hits.length ?? 0, total, noun, locale)}</p>
        <SortField search={search} locale={locale} />
      </div>
      {search.isUnavailable && <Unavailable phone={props.phone} onRetry={search.retry} />}
      {answered?.isPartial && (
        <p className="list-note">Nothing here has all of these words. These have some of them.</p>
      )}
      <div className="list-cars" data-late={search.isLate || undefined}>
        {answered && answered.hits.length > 0 ? (
          <Results answered={answered} card={card} labels={labels} now={now} />
        ) : (
          <EmptyState {...props} search={search} session={session} locale={locale} title={landing.title} />
        )}
      </div>
      <Pagination
        listPath={landing.path}
        state={state}
        pages={Math.ceil(total / pageSize)}
        onPage={(page) => search.change({ ...state, page })}
      />
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        search={search}
        locale={locale}
        noun={noun}
      />
    </div>
  )
}
