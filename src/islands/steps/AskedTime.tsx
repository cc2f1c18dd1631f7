import type { FormProps } from '#stores/form/form-props.ts'
import type { FormState } from '#stores/form/form-state.ts'
import { slotLabels } from '#stores/form/slot-labels.ts'
import { goBack } from './step-history.ts'

export interface AskedTimeProps extends Pick<FormProps, 'form' | 'locale'> {
  readonly state: FormState
  readonly back: () => void
}

/** The time chosen in the step before, with the way back to it; nothing where none was. */
export function AskedTime({ form, locale, state, back }: AskedTimeProps) {
  const { preferred_date: date, preferred_time: time } = state.values
  if (state.steps.at === 0 || !date) return null
  const { day, time: clock } = slotLabels(locale)
  return (
    <p className="cluster">
      <strong>{[day(String(date)), time && clock(String(time))].filter(Boolean).join(', ')}</strong>
      <button type="button" className="enquiry-clear" onClick={() => goBack(form.name, back)}>
        Change
      </button>
    </p>
  )
}
