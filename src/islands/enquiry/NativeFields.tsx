import { ofPlace, pageContents } from '#api/lead-payload.ts'
import { honeypotName } from '#domain/lead/honeypot.ts'
import type { FormProps } from '#stores/form/form-props.ts'

/**
 * What a browser that posts the form by itself has to say beside the shopper's words and the car, by the names of the lead API.
 * The car stands beside the island: its markup is the same for all of them, and drawn once.
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

/** What a form carries unseen: the facts a browser would post by itself, and a honeypot, which only machines fill in. */
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
