import { ofPlace, pageContents } from '#api/lead-payload.ts'
import type { EnquiryProps } from './enquiry-props.ts'
import { trapName } from './trap.ts'

/** What a browser that posts the form by itself has to say beside the shopper's words, by the names of the lead API. */
function unseenParts({ form, lead, successPath }: EnquiryProps): readonly (readonly [string, string])[] {
  const asked = new Set(form.fields.map((field) => field.name))
  const place = form.fields.find((field) => field.name === 'location_id' && field.kind === 'hidden')?.initial ?? ''
  const parts = {
    ...pageContents(lead),
    category: form.category,
    subcategory: form.subcategory,
    location: ofPlace(lead.locations, place),
    opt_in_text: form.fields.find((field) => field.name === 'opt_in')?.label,
    form_name: form.name,
    success_path: successPath,
  }
  return Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || asked.has(name) ? [] : [[name, String(value)] as const],
  )
}

/** What a form carries unseen: the facts a browser would post by itself, and a trap that only machines fill in. */
export function NativeFields(props: EnquiryProps) {
  return (
    <div hidden>
      {unseenParts(props).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
