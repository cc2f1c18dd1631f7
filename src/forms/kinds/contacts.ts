import { emailProblem } from '#domain/contact/email.ts'
import { nameProblem } from '#domain/contact/name.ts'
import { normalisePhone, phoneProblem } from '#domain/contact/phone.ts'
import { normalisePostcode, postcodeProblem } from '#domain/contact/postcode.ts'
import { typed } from '../rules.ts'
import type { FieldBase, Kinds } from './kind.ts'

interface EmailField extends FieldBase {
  readonly kind: 'email'
}
interface PhoneField extends FieldBase {
  readonly kind: 'phone'
}
interface PostcodeField extends FieldBase {
  readonly kind: 'postcode'
}
interface NameField extends FieldBase {
  readonly kind: 'name'
}

/** Contact details. */
export type Contacts = EmailField | PhoneField | PostcodeField | NameField

export const contacts: Kinds<Contacts> = {
  email: { rule: (field) => typed(field, emailProblem), ask: 'Enter your' },
  phone: {
    rule: (field, { phone }) =>
      typed(
        field,
        (text) => phoneProblem(text, phone),
        (text) => normalisePhone(text, phone.mode),
      ),
    ask: 'Enter your',
  },
  postcode: {
    rule: (field, { postcode_digits }) =>
      typed(field, (text) => postcodeProblem(text, postcode_digits), normalisePostcode),
    ask: 'Enter your',
  },
  name: { rule: (field, { names }) => typed(field, (text) => nameProblem(text, names)), ask: 'Enter your' },
}
