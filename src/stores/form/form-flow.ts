import type { Field, FormValues } from '#forms/field.ts'
import { type Form, namesOfStep } from '#forms/form.ts'
import type { StepProgress, Steps } from '#forms/steps.ts'
import type { LocalClock } from '#forms/upcoming.ts'
import type { FieldTexts, FormState } from './form-state.ts'

type LeadId = string | number

/** How a form advances, from its fields to the last press of the button: pure functions of its state. */
export interface FormFlow {
  /** The fields as of now. */
  readonly fields: (fields: readonly Field[], state: FormState, clock: LocalClock) => readonly Field[]
  /** Names of the fields that a press of the button validates. */
  readonly fieldsToValidate: (state: FormState) => ReadonlySet<string>
  /** Names of the fields that are sent. */
  readonly fieldsToSubmit: (state: FormState) => ReadonlySet<string>
  /** The progress sent with a lead; undefined on single-step forms. */
  readonly progress: (state: FormState) => StepProgress | undefined
  /** The next steps when a press sends nothing; null when it sends. */
  readonly onward: (state: FormState) => Steps | null
  /** The steps after an intermediate step was saved with those values. */
  readonly saved: (state: FormState, sent: FormValues, leadId: LeadId) => Steps
  /** The steps, moved to the one whose fields have the errors. */
  readonly withErrors: (steps: Steps, errors: FieldTexts) => Steps
  /** The steps stored in a draft. `hasLostFiles`: files were chosen, which a draft cannot store. */
  readonly resumed: (steps: Steps, kept: unknown, hasLostFiles: boolean) => Steps
}

/** A form of one step: all fields are shown, validated and sent at once. */
export function singleStep(form: Form): FormFlow {
  const all = namesOfStep(form, 0)
  return {
    fields: (fields) => fields,
    fieldsToValidate: () => all,
    fieldsToSubmit: () => all,
    progress: () => undefined,
    onward: () => null,
    saved: ({ steps }) => steps,
    withErrors: (steps) => steps,
    resumed: (steps) => steps,
  }
}
