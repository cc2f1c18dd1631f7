import { ofPlace, pageContents } from '#api/lead-payload.ts'
import { honeypotName } from '#domain/lead/honeypot.ts'
import type { FormProps } from '#stores/form/form-props.ts'

/**
 * Fields that a native post needs besides the shopper's input and the car, named as in the lead API. The car is outside
 * the island, whose markup is drawn once for all cars.
 */
function unseenParts({ form, lead, successPath }: FormProps): readonly (readonly [string, string])[] {
  const given = new Set(form.fields.map((field) => field.name))
  const location = form.fields.find((field) => field.name === 'location_id' && field.kind === 'hidden')?.initial ?? ''
  const parts = {
    ...pageContents(lead),
    category: form.category,
    subcategory: form.subcategory,
    location: ofPlace(lead.locations, location),
    opt_in_text: form.fields.find((field) => field.name === 'opt_in')?.label,
    form_name: form.name,
    success_path: successPath,
  }
  return Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || given.has(name) ? [] : [[name, String(value)] as const],
  )
}

/** Hidden fields: the data for a native post, and a honeypot, which only bots fill in. */
export function NativeFields(props: FormProps) {
  return (
    <div hidden>
      {unseenParts(props).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
