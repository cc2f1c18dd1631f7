import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import { type EnquiryParts, generalEnquiry } from './enquiry.ts'
import { emailField } from './people.ts'

/** What the page knows of an enquiry about a model. */
export interface AskedModel {
  /** "Norda Tern" */
  readonly name: string
  /** The initial message; empty where the shopper waits for the next one. */
  readonly wish: string
  /** Null where the dealer has no category more specific than the general one. */
  readonly category: string | null
  /** The shopper wants to be notified of the next one: only the email is required. */
  readonly isWaiting: boolean
  /** Submit label where the shopper waits. */
  readonly tell: string
}

const unneeded = ['last_name', 'postcode']
const welcome = ['first_name', 'phone', 'message']

/** Criteria of the wanted car, to avoid irrelevant notifications. */
const wanted: readonly Field[] = [
  {
    kind: 'text',
    name: 'wanted_year',
    label: 'Year from',
    required: false,
    half: true,
    maxLength: 4,
    inputMode: 'numeric',
  },
  {
    kind: 'text',
    name: 'wanted_budget',
    label: 'Budget',
    required: false,
    half: true,
    maxLength: 12,
    inputMode: 'numeric',
    isMoney: true,
  },
]

/** The fields of a notification request: the criteria, the email, and optional contact details. */
function forWaiting(fields: readonly Field[], name: string): readonly Field[] {
  const kept = fields.filter((field) => field.name !== emailField.name && !unneeded.includes(field.name))
  return [
    ...wanted,
    emailField,
    ...kept.map((field) => (welcome.includes(field.name) ? { ...field, required: false as const } : field)),
    { kind: 'hidden', name: 'cars', label: 'Car', initial: `The next ${name}` },
  ]
}

/** The enquiry about a model: the page sets its category, so that there is no field for it, and its initial message. */
export function modelEnquiry(parts: EnquiryParts, asking: AskedModel): Form {
  const { name, wish, category, isWaiting, tell } = asking
  const form = generalEnquiry(parts)
  const begun = form.fields
    .filter((field) => field.name !== 'category')
    .map((field) => (field.name === 'message' ? { ...field, initial: wish } : field))
  return {
    ...form,
    category: category ?? form.category,
    about: name,
    ...(isWaiting ? { fields: forWaiting(begun, name), submit: tell } : { fields: begun }),
  }
}
