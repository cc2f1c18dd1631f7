import { useState } from 'react'
import { nearDate } from '#domain/text/near-date.ts'
import type { FieldOf } from '#forms/field.ts'
import { offeredDays } from '#forms/offered-days.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { controls } from '../enquiry/controls.tsx'
import { pageLocale } from '../shared/page-locale.ts'
import { ChoiceControl } from '../steps/ChoiceControl.tsx'

/** The option for any other day. */
const other = 'other'

function choiceOf({ name, label }: FieldOf<'date'>, days: readonly string[]): FieldOf<'choice'> {
  const country = pageLocale()
  const options = [
    { value: '', label: 'Any day' },
    ...days.map((value) => ({ value, label: nearDate(value, country) })),
    { value: other, label: 'Another day' },
  ]
  return { kind: 'choice', name: `${name}-${other}`, label, required: false, chips: 'row', options }
}

/** The next open days as options, and the native date input for any other; that alone when none is known. */
export function DayControl(props: ControlBase & { readonly field: FieldOf<'date'> }) {
  const { field, id, value, onChange } = props
  const [asksOther, askOther] = useState(false)
  const days = offeredDays(field)
  const typed = controls.date(props)
  if (days.length === 0) return typed
  const isOther = asksOther || (value !== '' && !days.includes(String(value)))
  const choose = (chosen: unknown) => {
    askOther(chosen === other)
    if (chosen !== other) onChange(String(chosen))
  }
  // `enquiry-fields` makes it as wide as the form, however long the row of days. The shown control has the label's id.
  return (
    <>
      <div className="enquiry-fields" role="radiogroup" aria-label={field.label}>
        <ChoiceControl
          {...props}
          field={choiceOf(field, days)}
          id={isOther ? `${id}-${other}` : id}
          value={isOther ? other : value}
          onChange={choose}
        />
      </div>
      {isOther && typed}
    </>
  )
}
