import { emailProblem } from '#domain/contact/email.ts'
import { nameProblem } from '#domain/contact/name.ts'
import { normalisePhone, phoneProblem } from '#domain/contact/phone.ts'
import { normalisePlate } from '#domain/contact/plate.ts'
import { normalisePostcode, postcodeProblem } from '#domain/contact/postcode.ts'
import { plainDollars } from '#domain/text/dollars.ts'
import type { FieldKind, FieldOf } from './field.ts'
import type { FieldPolicy } from './form.ts'
import { files, oneOf, type Rule, ticked, typed, upcoming } from './rules.ts'

type RuleOf<K extends FieldKind> = (field: FieldOf<K>, policy: FieldPolicy) => Rule

/** What a kind of field is, apart from how it is drawn. */
interface Kind<K extends FieldKind> {
  readonly rule: RuleOf<K>
  /** What the list of mistakes asks for where it is empty, before its label: "Enter your" email, "Choose the" day. */
  readonly ask: 'Enter your' | 'Enter the' | 'Choose the' | 'Tick'
  /** Drawn as several controls: its label is that of them all, and presses none of them. */
  readonly isGroup?: true
}

/** Each kind of field; one without its row does not compile. */
export const kinds: { readonly [K in FieldKind]: Kind<K> } = {
  text: {
    rule: (field) => typed(field, undefined, field.isPlate ? normalisePlate : field.isMoney && plainDollars),
    ask: 'Enter the',
  },
  textarea: { rule: (field) => typed(field), ask: 'Enter the' },
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
  select: { rule: (field) => typed(field, oneOf(field.options)), ask: 'Choose the' },
  choice: { rule: (field) => typed(field, oneOf(field.options)), ask: 'Choose the', isGroup: true },
  checkbox: { rule: (field) => ticked(field), ask: 'Tick' },
  hidden: { rule: (field) => typed({ ...field, required: false }), ask: 'Enter the' },
  date: {
    rule: (field) => typed(field, upcoming(/^\d{4}-\d{2}-\d{2}$/, field.min, 'Please choose a day from today on.')),
    ask: 'Choose the',
  },
  time: {
    rule: (field) =>
      typed(field, upcoming(/^\d{2}:\d{2}(:\d{2})?$/, field.min, 'This time has passed. Please choose a later one.')),
    ask: 'Choose the',
  },
  file: { rule: (field) => files(field), ask: 'Choose the' },
}

/** The rule of a field. */
export function ruleFor<K extends FieldKind>(field: FieldOf<K>, policy: FieldPolicy): Rule {
  const { rule } = kinds[field.kind] as Kind<K>
  return rule(field, policy)
}
