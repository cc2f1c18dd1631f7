import { type Draft, draftName } from './draft.ts'
import type { FormDependencies } from './form-dependencies.ts'
import type { FormProps } from './form-props.ts'
import type { FormState } from './form-state.ts'
import { filesIn, plainValues } from './starting-values.ts'

/** The draft of one form in its tab, and the submission key that its lead keeps over all attempts. */
export interface FormDraft {
  /** Null until the form is first sent, and again once its lead is delivered. */
  submissionKey: string | null
  /** The draft stored in this tab, or null. `carId`, from the page's query, selects that car's draft. */
  resume(carId: string | undefined): Draft | null
  keep(state: FormState): void
  drop(): void
}

/** The draft of a form, keyed by the form's name and its car or `about`. */
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
