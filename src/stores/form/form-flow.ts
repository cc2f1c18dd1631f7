import type { Field, FormValues } from '#forms/field.ts'
import { type Form, namesOfStep } from '#forms/form.ts'
import type { StepProgress, Steps } from '#forms/steps.ts'
import type { LocalClock } from '#forms/upcoming.ts'
import type { FieldTexts, FormState } from './form-state.ts'

type LeadId = string | number

/** How a form is gone through, from its fields to the last press: pure answers that follow from its state. */
export interface FormFlow {
  /** The fields as they are now. */
  readonly fields: (fields: readonly Field[], state: FormState, clock: LocalClock) => readonly Field[]
  /** Names of the fields that are looked at when the button is pressed. */
  readonly fieldsToValidate: (state: FormState) => ReadonlySet<string>
  /** Names of the fields that are sent. */
  readonly fieldsToSubmit: (state: FormState) => ReadonlySet<string>
  /** What a lead says of the form's progress; undefined on forms of one step. */
  readonly progress: (state: FormState) => StepProgress | undefined
  /** Where a press leads without sending anything; null where it sends. */
  readonly onward: (state: FormState) => Steps | null
  /** Where the form stands after a step on the way was saved with those values. */
  readonly saved: (state: FormState, sent: FormValues, leadId: LeadId) => Steps
  /** The step where errors can be put right. */
  readonly withErrors: (steps: Steps, errors: FieldTexts) => Steps
  /** Where a draft was left; `hasLostFiles`: files were chosen, which no browser keeps. */
  readonly resumed: (steps: Steps, kept: unknown, hasLostFiles: boolean) => Steps
}

/** A form of one step: all of it is shown, looked at and sent at once. */
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
