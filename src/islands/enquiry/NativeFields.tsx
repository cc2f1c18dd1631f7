import type { EnquiryProps } from './enquiry-props.ts'
import { trapName } from './trap.ts'

/** What a form carries unseen: the facts a browser would post by itself, and a trap that only machines fill in. */
export function NativeFields({ form, lead }: EnquiryProps) {
  const offer = form.fields.find((field) => field.name === 'opt_in')
  const hasCategory = form.fields.some((field) => field.name === 'category')
  return (
    <div hidden>
      <input type="hidden" name="website_slug" value={lead.website_slug} />
      <input type="hidden" name="opt_in_text" value={offer?.label ?? ''} />
      {!hasCategory && <input type="hidden" name="category" value={form.category} />}
      <label>
        Leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
