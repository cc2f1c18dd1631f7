import { type Draft, draftName } from './draft.ts'
import type { FormDependencies } from './form-dependencies.ts'
import type { FormProps } from './form-props.ts'
import type { FormState } from './form-state.ts'
import { filesIn, plainValues } from './starting-values.ts'

/** What one form keeps in its tab, and the submission key that its lead carries however often it is tried. */
export interface FormDraft {
  /** Null until the form is first sent, and again once its lead is delivered. */
  submissionKey: string | null
  /** What was left in this tab; of the car that `carId` names, where the address names one. */
  resume(carId: string | undefined): Draft | null
  keep(state: FormState): void
  drop(): void
}

/** The draft of a form, by its name and its car, or what else it is about. */
export function createFormDraft({ form, lead }: FormProps, drafts: FormDependencies['drafts']): FormDraft {
  let name = draftName(form.name, lead.car?.id ?? form.about ?? null)
  const draft: FormDraft = {
    submissionKey: null,
    resume(carId) {
      if (carId) name = draftName(form.name, carId)
      const kept = drafts.read(name)
      draft.submissionKey = kept?.submissionKey ?? null
      return kept
    },
    keep({ status, values, steps }) {
      if (status === 'hydrating') return
      const { submissionKey } = draft
      drafts.keep(name, { values: plainValues(values), submissionKey, steps, ...filesIn(values) })
    },
    drop() {
      draft.submissionKey = null
      drafts.drop(name)
    },
  }
  return draft
}
