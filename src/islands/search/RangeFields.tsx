import type { LocalePolicy } from '#domain/text/locale.ts'
import type { RangeAttribute } from '#search/facets.ts'
import { boundName, filterName } from './labels.ts'
import { withBound } from './moved-bound.ts'
import { rangeSteps } from './range-steps.ts'
import { useBounds } from './use-bounds.ts'

export interface RangeFieldsProps {
  readonly attribute: Exclude<RangeAttribute, 'price'>
  readonly locale: LocalePolicy
}

/** The lower and upper bound of one filter, as two select boxes. */
export function RangeFields({ attribute, locale }: RangeFieldsProps) {
  const { held, choose, ...chosen } = useBounds(attribute)
  const range = chosen.range ?? { min: null, max: null }
  const steps = rangeSteps(attribute, held, [range.min, range.max])
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
              choose(withBound(attribute, range, end, event.target.value === '' ? null : Number(event.target.value)))
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
