import type { Field, FormValues } from './field.ts'
import type { CheckboxField } from './kinds/choices.ts'
import type { FieldPolicy } from './kinds/kind.ts'
import { ruleFor } from './kinds/kinds.ts'
import { visibleFields } from './visible.ts'

/** Result of checking a form: the first error per invalid field; cleaned values and files of the visible fields. */
export interface FormCheck {
  readonly errors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string | boolean>>
  readonly files: readonly File[]
}

/** The error of one field, or null. */
export function checkField(field: Field, values: FormValues, policy: FieldPolicy): string | null {
  const result = ruleFor(field, policy)(values[field.name])
  return 'message' in result ? result.message : null
}

function addPart(
  clean: Record<string, string | boolean>,
  { of, says }: NonNullable<CheckboxField['part']>,
  isTicked: boolean,
): void {
  if (isTicked) clean[of] = [clean[of], says].filter(Boolean).join(', ')
}

/**
 * Checks the visible fields that are in `only`; fields hidden by `showWhen` are neither checked nor returned (S5.32).
 */
export function checkForm(
  fields: readonly Field[],
  values: FormValues,
  policy: FieldPolicy,
  only: ReadonlySet<string> = new Set(fields.map((field) => field.name)),
): FormCheck {
  const errors: Record<string, string> = {}
  const clean: Record<string, string | boolean> = {}
  const files: File[] = []
  for (const field of visibleFields(fields, values).filter(({ name }) => only.has(name))) {
    const result = ruleFor(field, policy)(values[field.name])
    if ('message' in result) errors[field.name] = result.message
    else if (field.kind === 'checkbox' && field.part) addPart(clean, field.part, result.sent === true)
    else if (typeof result.sent === 'object') files.push(...result.sent)
    else clean[field.name] = result.sent
  }
  return { errors, values: clean, files }
}
