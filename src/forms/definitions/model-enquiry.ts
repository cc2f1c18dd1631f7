import type { Form } from '../form.ts'
import { type EnquiryParts, generalEnquiry } from './enquiry.ts'

/** What is known of an enquiry about a model before anyone types. */
export interface AskedModel {
  /** "Norda Tern" */
  readonly name: string
  /** How the message begins. */
  readonly wish: string
  /** Null where none of the dealer's categories says more than the general one. */
  readonly category: string | null
}

/** The enquiry about a model: the page says what it is about, so that no field asks that, and its message is begun. */
export function modelEnquiry(parts: EnquiryParts, { name, wish, category }: AskedModel): Form {
  const form = generalEnquiry(parts)
  const asked = form.fields.find((field) => field.name === 'category')
  const fields = form.fields.filter((field) => field !== asked)
  return {
    ...form,
    category: category ?? asked?.initial ?? form.category,
    fields: fields.map((field) => (field.name === 'message' ? { ...field, initial: wish } : field)),
    about: name,
  }
}
