import { useEffect, useRef } from 'react'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { FilterBody } from './FilterBody.tsx'
import { Icon } from './Icon.tsx'
import { type Filter, isRange, quickFilters } from './offered.ts'
import type { Search } from './use-search.ts'
import { choiceName, filterName } from './wording.ts'

export interface QuickFiltersProps {
  readonly filters: readonly Filter[]
  readonly search: Search
  readonly locale: LocalePolicy
}

/** Closes whichever filter stands open when the shopper turns elsewhere. */
function useClosing(row: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const closeOthers = (event: Event) => {
      for (const details of row.current?.querySelectorAll('details[open]') ?? []) {
        const target = event.target as Node
        // A press on plain text moves the focus to what holds the whole page: that is not elsewhere.
        const isAround = event.type === 'focusin' && target.contains(details)
        if (!details.contains(target) && !isAround) details.removeAttribute('open')
      }
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const open = event.key === 'Escape' ? row.current?.querySelector<HTMLDetailsElement>('details[open]') : null
      open?.removeAttribute('open')
      open?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [row])
}

/** The filters most shoppers use, each under its own button on wide screens. */
export function QuickFilters({ filters, search, locale }: QuickFiltersProps) {
  const row = useRef<HTMLDivElement>(null)
  useClosing(row)
  return (
    <div className="quick-filters" ref={row}>
      {quickFilters(filters).map((filter) => (
        <QuickFilter key={filter} filter={filter} search={search} locale={locale} />
      ))}
    </div>
  )
}

function QuickFilter({ filter, search, locale }: { readonly filter: Filter } & Omit<QuickFiltersProps, 'filters'>) {
  const { state } = search
  const isChosen = Boolean(isRange(filter) ? state.ranges[filter] : state.lists[filter])
  const name = filterName(filter, locale)
  return (
    <details className="quick-filter" name="quick-filter">
      <summary data-chosen={isChosen || undefined}>
        <span className="quick-filter-name">
          {isChosen ? (
            <>
              <span className="visually-hidden">{name}: </span>
              {choiceName(state, filter, locale)}
            </>
          ) : (
            name
          )}
        </span>
        <Icon name="down" />
      </summary>
      <div className="quick-filter-body">
        <FilterBody filter={filter} search={search} locale={locale} />
      </div>
    </details>
  )
}
