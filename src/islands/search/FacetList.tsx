import { useState } from 'react'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import type { ListAttribute } from '#search/facets.ts'
import type { SearchState } from '#search/state.ts'
import { facetValues, toggledValues, valuesMatching } from './facet-values.ts'
import { filterName, valueName } from './labels.ts'
import type { Search } from './use-search.ts'

const short = 8
const searchable = 12

export interface FacetListProps {
  readonly attribute: ListAttribute
  readonly search: Search
  readonly locale: LocalePolicy
}

/** The state with one value ticked or unticked, back on its first page. */
function toggled(state: SearchState, attribute: ListAttribute, value: string): SearchState {
  const next = toggledValues(state.lists[attribute] ?? [], value)
  const { [attribute]: _, ...others } = state.lists
  return { ...state, page: 0, lists: next.length > 0 ? { ...others, [attribute]: next } : others }
}

/** The values of one filter to tick, with counts; long ones can be searched. */
export function FacetList({ attribute, search, locale }: FacetListProps) {
  const { state, answered, change } = search
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const values = facetValues(attribute, answered?.counts[attribute] ?? {}, state.lists[attribute] ?? [])
  const matching = valuesMatching(values, typed)
  const isCut = !isWhole && !typed && matching.length > short + 2
  const shown = isCut ? matching.filter(({ isChosen }, at) => isChosen || at < short) : matching
  const name = filterName(attribute, locale)
  return (
    <div className="facet">
      {values.length > searchable && (
        <input
          className="facet-search"
          type="search"
          aria-label={`Find in ${name}`}
          placeholder={`Find in ${values.length}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className="facet-values">
        {shown.map(({ value, count, isChosen }) => (
          <li key={value}>
            <label className="facet-value" data-none={count === 0 || undefined}>
              <input type="checkbox" checked={isChosen} onChange={() => change(toggled(state, attribute, value))} />
              <span>{valueName(attribute, value)}</span>
              <span className="facet-count">{formatCount(count, locale)}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="facet-none">Nothing here is called that.</p>}
      {isCut && (
        <button type="button" className="facet-more" onClick={() => setWhole(true)}>
          Show all {matching.length}
        </button>
      )}
    </div>
  )
}
