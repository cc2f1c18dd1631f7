import type { FormValues } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { FormState } from '#stores/form/form-state.ts'
import { slotLabels } from '#stores/form/slot-labels.ts'
import { goBack } from './step-history.ts'

export interface AskedVisitProps extends Pick<FormProps, 'form' | 'locale'> {
  readonly state: FormState
  readonly back: () => void
}

/** Name of the chosen location; undefined if the form has no choice of locations. */
function placeIn({ fields }: Form, { location_id }: FormValues): string | undefined {
  const place = fields.find(({ name }) => name === 'location_id')
  return place?.kind === 'select' ? place.options.find(({ value }) => value === location_id)?.label : undefined
}

/** The car, location, day and time chosen in an earlier step, with a button back; null when nothing was chosen. */
export function AskedVisit({ form, locale, state, back }: AskedVisitProps) {
  const { cars, preferred_date: date, preferred_time: time } = state.values
  const { day, time: clock } = slotLabels(locale)
  const when = [date && day(String(date)), time && clock(String(time))]
  const which = cars && String(cars).replace(`${form.about} `, '')
  const asked = [which, placeIn(form, state.values), ...when].filter(Boolean)
  if (state.steps.at === 0 || asked.length === 0) return null
  return (
    <p className="cluster">
      <strong>{asked.join(', ')}</strong>
      <button type="button" className="enquiry-clear" onClick={() => goBack(form.name, back)}>
        Change
      </button>
    </p>
  )
}
