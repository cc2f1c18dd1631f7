import { withSlots } from '#forms/definitions/free-times.ts'
import type { FormValues } from '#forms/field.ts'
import { type Form, namesOfStep } from '#forms/form.ts'
import { needsSaving, resumedSteps, type Steps, stepAgain, stepProgress, stepSaved } from '#forms/steps.ts'
import { sortPlacesByStock } from '#forms/stock-at-places.ts'
import { upcomingSlots } from '#forms/upcoming.ts'
import type { FormFlow } from './form-flow.ts'
import type { FormProps } from './form-props.ts'
import { slotLabels } from './slot-labels.ts'
import { plainValues } from './starting-values.ts'

/** The values of a step as text, to detect changes; files by name and size. */
function heldText(values: FormValues, names: ReadonlySet<string>): string {
  const files = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.map((file: File) => `${file.name} ${file.size}`)]] : [],
  )
  const plain = Object.entries(plainValues(values))
  return JSON.stringify([...plain, ...files].filter(([name]) => names.has(String(name))))
}

function stepOfFiles({ fields, steps = [] }: Form): number {
  const files = fields.filter(({ kind }) => kind === 'file').map(({ name }) => name)
  return steps.findIndex((step) => step.fields.some((name) => files.includes(name)))
}

/** Flow of a multi-step form: each step is validated and saved by itself, and a draft resumes at its step. */
export function stepFlow({ form, target, locale }: Pick<FormProps, 'form' | 'target' | 'locale'>): FormFlow {
  const labels = slotLabels(locale)
  const namesOf = (steps: readonly number[]) => new Set(steps.flatMap((step) => [...namesOfStep(form, step)]))
  const gone = ({ saved, at }: Steps) => [...Object.keys(saved).map(Number), at]
  const held = (values: FormValues, { at }: Steps) => heldText(values, namesOfStep(form, at))
  /** The lead API receives every step; the finance partner only the whole form. */
  const isTold = ({ at, count }: Steps) => target === 'server' || at === count - 1
  return {
    fields: (fields, { slots, values }, clock) =>
      withSlots(sortPlacesByStock(fields, values), upcomingSlots(slots, clock), values, labels),
    // Earlier steps too: the shopper may have kept typing while one was in flight.
    fieldsToValidate: ({ steps }) => namesOf(gone(steps).filter((step) => step <= steps.at)),
    // A skipped step sends nothing.
    fieldsToSubmit: ({ steps }) => namesOf(gone(steps)),
    progress: ({ steps }) => form.steps && stepProgress(steps),
    onward({ steps, values }) {
      const now = held(values, steps)
      return isTold(steps) && needsSaving(steps, now) ? null : stepSaved(steps, now, steps.leadId)
    },
    saved: ({ steps }, sent, leadId) => stepSaved(steps, held(sent, steps), leadId),
    withErrors(steps, errors) {
      const at = form.steps?.findIndex(({ fields }) => fields.some((name) => errors[name])) ?? -1
      return at < 0 ? steps : stepAgain(steps, at)
    },
    resumed({ count }, kept, hasLostFiles) {
      const resumed = resumedSteps(kept, count)
      return hasLostFiles ? stepAgain(resumed, stepOfFiles(form)) : resumed
    },
  }
}
