import { useState } from 'react'
import { formatCount } from '#domain/text/count.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { isExcludedValue, plainValue } from '#search/excluded-values.ts'
import type { ListAttribute } from '#search/facets.ts'
import { facetValues, type ListedValue, valuesMatching } from './facet-values.ts'
import { filterName, valueName } from './labels.ts'
import { ValueMark } from './ValueMark.tsx'

const short = 8
const searchable = 12

export interface FacetValuesProps {
  readonly attribute: ListAttribute
  readonly listed: readonly ListedValue[]
  readonly onToggle: (value: string) => void
  readonly locale: LocalePolicy
}

/** The values of one filter to tick, with counts; a long list has a search box. */
export function FacetValues({ attribute, listed, onToggle, locale }: FacetValuesProps) {
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const values = facetValues(attribute, listed)
  const matching = valuesMatching(values, typed)
  const isCut = !isWhole && !typed && matching.length > short + 2
  const shown = isCut ? matching.filter(({ isChosen }, at) => isChosen || at < short) : matching
  const name = filterName(attribute, locale)
  // Excluded values have no count.
  const isExcluded = (value: string) => isExcludedValue(attribute, value)
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
        {shown.map(({ value, count, isChosen, toggles }) => (
          <li key={value}>
            <label className="facet-value" data-none={(count === 0 && !isExcluded(value)) || undefined}>
              <input type="checkbox" checked={isChosen} onChange={() => toggles.forEach(onToggle)} />
              <ValueMark attribute={attribute} value={plainValue(attribute, value)} />
              <span>{valueName(attribute, value)}</span>
              {!isExcluded(value) && <span className="facet-count">{formatCount(count, locale)}</span>}
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
