import { isBlank, requiredMessage } from '#domain/contact/required.ts'
import type { FormValues } from './field.ts'
import type { CheckboxField, Option } from './kinds/choices.ts'
import type { FileField } from './kinds/files.ts'
import type { FieldBase } from './kinds/kind.ts'

/** Result of a rule: the value to send, or the error beside the field. */
export type RuleResult = { readonly sent: FormValues[string] } | { readonly message: string }

export type Rule = (value: unknown) => RuleResult

/** Upper bound of a text's length against runaway input; longer text is cut silently. */
const longest = 5000

const isRequired = (field: FieldBase) => field.required !== false

/** A rule of three parts: reads the control's value, returns its problem or null, and cleans it for sending. */
function rule<Held extends FormValues[string]>(
  read: (value: unknown) => Held,
  problem: (held: Held) => string | null,
  clean: (held: Held) => Held = (held) => held,
): Rule {
  return (value) => {
    const held = read(value)
    const message = problem(held)
    return message === null ? { sent: clean(held) } : { message }
  }
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest) : '')

/** Text: trimmed; an empty one is invalid unless the field is optional; any other is checked by `problem`. */
export function typed(
  field: FieldBase,
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

/** Accepts the options' values only; `gone` is the error of any other. */
export const oneOf =
  (options: readonly Pick<Option, 'value'>[], gone = requiredMessage) =>
  (text: string) =>
    options.some(({ value }) => value === text) ? null : gone

/** Accepts texts of the pattern from `min` on. ISO dates and times compare correctly as strings. */
export const upcoming = (pattern: RegExp, min: string | undefined, passed: string) => (text: string) => {
  if (!pattern.test(text)) return requiredMessage
  return min !== undefined && text < min ? passed : null
}

/** A checkbox, which must be ticked unless the field is optional. */
export function ticked(field: CheckboxField): Rule {
  const message = isRequired(field) ? (field.message ?? requiredMessage) : null
  return rule(
    (value) => value === true,
    (isTicked) => (isTicked ? null : message),
  )
}

/** The chosen files, cut to the field's maximum number. */
export function files(field: FileField): Rule {
  const message = isRequired(field) ? requiredMessage : null
  return rule(
    (value): readonly File[] => (Array.isArray(value) ? value.slice(0, field.most) : []),
    (chosen) => (chosen.length > 0 ? null : message),
  )
}
