import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import { type EnquiryParts, generalEnquiry } from './enquiry.ts'
import { emailField } from './people.ts'

/** What is known of an enquiry about a model before anyone types. */
export interface AskedModel {
  /** "Norda Tern" */
  readonly name: string
  /** How the message begins. */
  readonly wish: string
  /** Null where none of the dealer's categories says more than the general one. */
  readonly category: string | null
  /** Somebody waits for the next one: word of it needs an address, and no more. */
  readonly isWaiting: boolean
}

const unneeded = ['last_name', 'postcode']
const welcome = ['first_name', 'phone', 'message']

/** What word of the next one needs: the address first, and what is welcome beside it. */
function forWaiting(fields: readonly Field[]): readonly Field[] {
  const kept = fields.filter(({ name }) => name !== emailField.name && !unneeded.includes(name))
  return [
    emailField,
    ...kept.map((field) => (welcome.includes(field.name) ? { ...field, required: false as const } : field)),
  ]
}

/** The enquiry about a model: the page says what it is about, so that no field asks that, and its message is begun. */
export function modelEnquiry(parts: EnquiryParts, { name, wish, category, isWaiting }: AskedModel): Form {
  const form = generalEnquiry(parts)
  const asked = form.fields.find((field) => field.name === 'category')
  const begun = form.fields
    .filter((field) => field !== asked)
    .map((field) => (field.name === 'message' ? { ...field, initial: wish } : field))
  return {
    ...form,
    category: category ?? asked?.initial ?? form.category,
    fields: isWaiting ? forWaiting(begun) : begun,
    about: name,
  }
}
