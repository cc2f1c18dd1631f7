import { useEffect, useRef, useState } from 'react'
import { useClearRefinements } from 'react-instantsearch'
import { Icon } from '#components/icon/Icon.tsx'
import { formatCount } from '#domain/text/count.ts'
import { type FacetAttribute, isRangeAttribute } from '#search/facets.ts'
import { countFacetValues, type ListResults } from '#search/instantsearch/results.ts'
import { countOf, type Noun } from '#search/nouns.ts'
import type { SearchState } from '#search/state.ts'
import { FilterBody } from './FilterBody.tsx'
import type { Filtering } from './FilterControls.tsx'
import { choiceName, filterName } from './labels.ts'
import { chosenCount } from './offered-filters.ts'

export interface FilterSheetProps extends Filtering {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly filters: readonly FacetAttribute[]
  readonly noun: Noun
  readonly state: SearchState
  /** The current response: the total and the counts of each value. */
  readonly answered: ListResults | null
}

/** Every filter of the list: a full-height sheet on phones, a drawer beside the cars on wide screens. */
export function FilterSheet({ isOpen, onClose, filters, noun, state, answered, ...filtering }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  const { locale } = filtering
  const total = answered?.total ?? 0
  const { refine: clear } = useClearRefinements()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="filter-sheet"
      aria-label="Filters"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className="filter-sheet-inside">
          <header className="filter-sheet-head">
            <h2>Filters</h2>
            <button type="button" className="icon-button" aria-label="Close filters" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className="filter-sheet-body">
            {filters.map((filter, at) => (
              <SheetSection
                key={filter}
                filter={filter}
                state={state}
                isFirst={at < 4}
                offered={answered && !isRangeAttribute(filter) ? countFacetValues(answered, filter) : 0}
                {...filtering}
              />
            ))}
          </div>
          <footer className="filter-sheet-foot">
            <button type="button" className="button button--plain" disabled={chosenCount(state) === 0} onClick={clear}>
              Clear all
            </button>
            <button type="button" className="button tabular" onClick={onClose}>
              <span aria-live="polite">
                {total === 0 ? `No ${noun.many} match` : `Show ${countOf(total, noun, locale)}`}
              </span>
            </button>
          </footer>
        </div>
      )}
    </dialog>
  )
}

interface SheetSectionProps extends Filtering {
  readonly state: SearchState
  readonly filter: FacetAttribute
  readonly isFirst: boolean
  /** How many values it has; 0 for a range. */
  readonly offered: number
}

/** One filter of the sheet. After its first render, only the shopper opens or closes it. */
function SheetSection({ filter, state, isFirst, offered, ...filtering }: SheetSectionProps) {
  const { locale } = filtering
  const isChosen = Boolean(isRangeAttribute(filter) ? state.ranges[filter] : state.lists[filter])
  const [isOpen, setOpen] = useState(isChosen || isFirst)
  return (
    <details className="sheet-section" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <strong>{filterName(filter, locale)}</strong>
          {isChosen && <span className="soft"> {choiceName(state, filter, locale)}</span>}
        </span>
        {!isOpen && offered > 0 && (
          <span className="facet-count">
            {formatCount(offered, locale)}
            <span className="visually-hidden"> to choose from</span>
          </span>
        )}
        <Icon name="down" />
      </summary>
      {isOpen && <FilterBody filter={filter} {...filtering} />}
    </details>
  )
}
