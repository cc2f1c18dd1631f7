import { isBlank, requiredMessage } from '#domain/contact/required.ts'
import type { FormValues } from './field.ts'
import type { CheckboxField, Option } from './kinds/choices.ts'
import type { FileField } from './kinds/files.ts'
import type { FieldBase } from './kinds/kind.ts'

/** What a rule makes of what a control holds: what is sent, or the text that stands beside the field. */
export type RuleResult = { readonly sent: FormValues[string] } | { readonly message: string }

export type Rule = (value: unknown) => RuleResult

/** Guards against runaway input, far above what anyone types; nobody sees a message of theirs. */
const longest = 5000

const isRequired = (field: FieldBase) => field.required !== false

/** A rule of three parts: how a control is read, the text of what is wrong with that or null, and what is sent of it. */
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

/** A typed text: spaces around it go; empty is refused unless the field is optional; then its own rule, if it has one. */
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

/** One of the answers there are, by what is sent of it; `gone` is said of any other. */
export const oneOf =
  (options: readonly Pick<Option, 'value'>[], gone = requiredMessage) =>
  (text: string) =>
    options.some(({ value }) => value === text) ? null : gone

/** Days and times read alike forwards and as text, so that texts compare as moments do. */
export const upcoming = (pattern: RegExp, min: string | undefined, passed: string) => (text: string) => {
  if (!pattern.test(text)) return requiredMessage
  return min !== undefined && text < min ? passed : null
}

/** A box, which has to be ticked unless the field is optional. */
export function ticked(field: CheckboxField): Rule {
  const message = isRequired(field) ? (field.message ?? requiredMessage) : null
  return rule(
    (value) => value === true,
    (isTicked) => (isTicked ? null : message),
  )
}

/** As many of the chosen files as the field takes. */
export function files(field: FileField): Rule {
  const message = isRequired(field) ? requiredMessage : null
  return rule(
    (value): readonly File[] => (Array.isArray(value) ? value.slice(0, field.most) : []),
    (chosen) => (chosen.length > 0 ? null : message),
  )
}
