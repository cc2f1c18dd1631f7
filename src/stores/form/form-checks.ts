import { checkField, checkForm, type FormCheck } from '#forms/check.ts'
import type { Field, FormValues } from '#forms/field.ts'
import type { FieldPolicy } from '#forms/kinds/kind.ts'
import { unreadMessage } from '#forms/messages.ts'
import type { FormFlow } from './form-flow.ts'
import type { FieldTexts, FormState } from './form-state.ts'

/** Validation of a form's current values. */
export interface FormChecks {
  /** The check of the fields to submit now. */
  readonly given: () => FormCheck
  /** Errors of the fields that the button validates. `unread`: names of fields the browser cannot parse. */
  readonly wrong: (unread: readonly string[]) => FieldTexts
  /** Which of the displayed errors still apply. Fields without an error are not validated while someone types. */
  readonly remaining: (values: FormValues) => FieldTexts
}

export function createChecks(
  state: () => FormState,
  fields: () => readonly Field[],
  flow: FormFlow,
  policy: FieldPolicy,
): FormChecks {
  const check = (names: ReadonlySet<string>) => checkForm(fields(), state().values, policy, names)
  return {
    given: () => check(flow.fieldsToSubmit(state())),
    wrong(unread) {
      const { errors } = check(flow.fieldsToValidate(state()))
      return { ...Object.fromEntries(unread.map((name) => [name, unreadMessage])), ...errors }
    },
    remaining(values) {
      const { errors } = state()
      const wrong = fields().flatMap((field) => {
        const text = errors[field.name] ? checkField(field, values, policy) : null
        return text ? [[field.name, text] as const] : []
      })
      return Object.fromEntries(wrong)
    },
  }
}
