import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import { type EnquiryParts, generalEnquiry } from './enquiry.ts'
import { emailField } from './people.ts'

/** What is known of an enquiry about a model before anyone types. */
export interface AskedModel {
  /** "Norda Tern" */
  readonly name: string
  /** How the message begins; empty where the shopper waits. */
  readonly wish: string
  /** Null where none of the dealer's categories says more than the general one. */
  readonly category: string | null
  /** Somebody waits for the next one: word of it needs an address, and no more. */
  readonly isWaiting: boolean
  /** What the button of whoever waits says. */
  readonly tell: string
}

const unneeded = ['last_name', 'postcode']
const welcome = ['first_name', 'phone', 'message']

/** What is waited for: word of any other than these would be noise. */
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

/** What word of the next one needs: which it should be, the address, and what is welcome beside it. */
function forWaiting(fields: readonly Field[], name: string): readonly Field[] {
  const kept = fields.filter((field) => field.name !== emailField.name && !unneeded.includes(field.name))
  return [
    ...wanted,
    emailField,
    ...kept.map((field) => (welcome.includes(field.name) ? { ...field, required: false as const } : field)),
    { kind: 'hidden', name: 'cars', label: 'Car', initial: `The next ${name}` },
  ]
}

/** The enquiry about a model: the page says what it is about, so that no field asks that, and its message is begun. */
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
