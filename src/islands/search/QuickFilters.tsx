import { useEffect, useRef, useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import type { SearchState } from '#search/state.ts'
import { FilterBody, preloadProps } from './FilterBody.tsx'
import type { Filtering } from './FilterControls.tsx'
import { filterName, pillName } from './labels.ts'
import { quickFilters } from './offered-filters.ts'

export interface QuickFiltersProps extends Filtering {
  readonly state: SearchState
  readonly filters: readonly FacetAttribute[]
}

/** Closes the open filter on a press or focus elsewhere, and on Escape. */
function useClosing(row: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const closeOthers = (event: Event) => {
      for (const details of row.current?.querySelectorAll('details[open]') ?? []) {
        const target = event.target as Node
        // A press on plain text focuses an ancestor of the filter: that is not elsewhere.
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
export function QuickFilters({ filters, ...filtering }: QuickFiltersProps) {
  const row = useRef<HTMLDivElement>(null)
  useClosing(row)
  return (
    <div className="quick-filters" ref={row}>
      {quickFilters(filters).map((filter) => (
        <QuickFilter key={filter} filter={filter} {...filtering} />
      ))}
    </div>
  )
}

function QuickFilter({
  filter,
  state,
  ...filtering
}: Omit<QuickFiltersProps, 'filters'> & { readonly filter: FacetAttribute }) {
  const { locale } = filtering
  const [isOpen, setOpen] = useState(false)
  const isChosen = Boolean(isRangeAttribute(filter) ? state.ranges[filter] : state.lists[filter])
  const name = filterName(filter, locale)
  return (
    <details className="quick-filter" name="quick-filter" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-chosen={isChosen || undefined} {...preloadProps}>
        <span className="quick-filter-name">
          {isChosen ? (
            <>
              <span className="visually-hidden">{name}: </span>
              {pillName(state, filter, locale)}
            </>
          ) : (
            name
          )}
        </span>
        <Icon name="down" />
      </summary>
      <div className="quick-filter-body">{isOpen && <FilterBody filter={filter} {...filtering} />}</div>
    </details>
  )
}
