import * as v from 'valibot'
import { emailProblem } from '#domain/contact/email.ts'
import { nameProblem } from '#domain/contact/name.ts'
import { normalisePhone, phoneProblem } from '#domain/contact/phone.ts'
import { normalisePlate } from '#domain/contact/plate.ts'
import { normalisePostcode, postcodeProblem } from '#domain/contact/postcode.ts'
import { isBlank, requiredMessage } from '#domain/contact/required.ts'
import { plainDollars } from '#domain/text/dollars.ts'
import type { Field, FieldKind, FieldOf, FormValues } from './field.ts'
import type { FieldPolicy } from './form.ts'

/** A rule takes what a control holds and gives what is sent, or the text that stands beside the field. */
export type Rule = v.GenericSchema<unknown, FormValues[string]>

/** Guards against runaway input, far above what anyone types; nobody sees a message of theirs. */
const longest = 5000

const isRequired = (field: Field) => field.required !== false

/** A rule of three parts: how a control is read, the text of what is wrong with that or null, and what is sent of it. */
function rule<Held extends FormValues[string]>(
  read: (value: unknown) => Held,
  problem: (held: Held) => string | null,
  clean: (held: Held) => Held = (held) => held,
): Rule {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, FormValues[string]>(({ dataset, addIssue, NEVER }) => {
      const held = read(dataset.value)
      const message = problem(held)
      if (message === null) return clean(held)
      addIssue({ message })
      return NEVER
    }),
  )
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest) : '')

/** A typed text: spaces around it go; empty is refused unless the field is optional; then its own rule, if it has one. */
function typed(
  field: Field,
  problem: (text: string) => string | null = () => null,
  clean = (text: string) => text,
): Rule {
  const missing = isRequired(field) ? requiredMessage : null
  return rule(
    readText,
    (text) => (isBlank(text) ? missing : problem(text)),
    (text) => (isBlank(text) ? '' : clean(text)),
  )
}

const oneOf = (field: FieldOf<'select' | 'choice'>) => (text: string) =>
  field.options.some((option) => option.value === text) ? null : requiredMessage

/** Days and times read alike forwards and as text, so that texts compare as moments do. */
const upcoming = (pattern: RegExp, min: string | undefined, passed: string) => (text: string) => {
  if (!pattern.test(text)) return requiredMessage
  return min !== undefined && text < min ? passed : null
}

function ticked(field: FieldOf<'checkbox'>): Rule {
  const message = isRequired(field) ? (field.message ?? requiredMessage) : null
  return rule(
    (value) => value === true,
    (isTicked) => (isTicked ? null : message),
  )
}

function files(field: FieldOf<'file'>): Rule {
  const message = isRequired(field) ? requiredMessage : null
  return rule(
    (value): readonly File[] => (Array.isArray(value) ? value.slice(0, field.most) : []),
    (chosen) => (chosen.length > 0 ? null : message),
  )
}

type RuleOf<K extends FieldKind> = (field: FieldOf<K>, policy: FieldPolicy) => Rule

/** The rule of each kind of field; a kind without its rule does not compile. */
export const rules: { readonly [K in FieldKind]: RuleOf<K> } = {
  text: (field) => typed(field, undefined, field.isPlate ? normalisePlate : field.isMoney && plainDollars),
  textarea: (field) => typed(field),
  email: (field) => typed(field, emailProblem),
  phone: (field, { phone }) =>
    typed(
      field,
      (text) => phoneProblem(text, phone),
      (text) => normalisePhone(text, phone.mode),
    ),
  postcode: (field, { postcode_digits }) =>
    typed(field, (text) => postcodeProblem(text, postcode_digits), normalisePostcode),
  name: (field, { names }) => typed(field, (text) => nameProblem(text, names)),
  select: (field) => typed(field, oneOf(field)),
  choice: (field) => typed(field, oneOf(field)),
  checkbox: (field) => ticked(field),
  hidden: (field) => typed({ ...field, required: false }),
  date: (field) => typed(field, upcoming(/^\d{4}-\d{2}-\d{2}$/, field.min, 'Please choose a day from today on.')),
  time: (field) =>
    typed(field, upcoming(/^\d{2}:\d{2}(:\d{2})?$/, field.min, 'This time has passed. Please choose a later one.')),
  file: (field) => files(field),
}

/** The rule of a field. */
export function ruleFor<K extends FieldKind>(field: FieldOf<K>, policy: FieldPolicy): Rule {
  const rule = rules[field.kind] as RuleOf<K>
  return rule(field, policy)
}
