import type { LocalePolicy } from '#domain/text/locale.ts'
import type { RangeAttribute } from '#search/facets.ts'
import type { Range, SearchState } from '#search/state.ts'
import { boundName, filterName } from './labels.ts'
import { rangeSteps } from './range-steps.ts'
import type { Search } from './use-search.ts'

export interface RangeFieldsProps {
  readonly attribute: Exclude<RangeAttribute, 'price'>
  readonly search: Search
  readonly locale: LocalePolicy
}

/** The state with one end of a range moved; the other end gives way when it would be on the wrong side. */
function withBound(state: SearchState, attribute: RangeAttribute, end: keyof Range, bound: number | null): SearchState {
  const before = state.ranges[attribute] ?? { min: null, max: null }
  const moved = { ...before, [end]: bound }
  const isCrossed = moved.min !== null && moved.max !== null && moved.min > moved.max
  const range = isCrossed ? { min: bound, max: bound } : moved
  const { [attribute]: _, ...others } = state.ranges
  const isOpen = range.min === null && range.max === null
  return { ...state, page: 0, ranges: isOpen ? others : { ...others, [attribute]: range } }
}

/** The lowest and the highest value of one filter, as two lists to pick from. */
export function RangeFields({ attribute, search, locale }: RangeFieldsProps) {
  const { state, answered, change } = search
  const range = state.ranges[attribute] ?? { min: null, max: null }
  const steps = rangeSteps(attribute, answered?.bounds[attribute], [range.min, range.max])
  const name = filterName(attribute, locale)
  const ends = [
    ['min', attribute === 'year' ? 'From' : 'Min', 'Any'],
    ['max', attribute === 'year' ? 'To' : 'Max', 'Any'],
  ] as const
  return (
    <div className="range-fields">
      {ends.map(([end, label, none]) => (
        <label key={end} className="range-field">
          <span>
            {label}
            <span className="visually-hidden"> {name.toLowerCase()}</span>
          </span>
          <select
            value={range[end] ?? ''}
            onChange={(event) =>
              change(withBound(state, attribute, end, event.target.value === '' ? null : Number(event.target.value)))
            }
          >
            <option value="">{none}</option>
            {steps.map((step) => (
              <option key={step} value={step}>
                {boundName(attribute, step, locale)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
