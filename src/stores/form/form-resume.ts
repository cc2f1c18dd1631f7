import { prefillFromQuery } from '#forms/prefill.ts'
import type { Steps } from '#forms/steps.ts'
import type { FormDependencies } from './form-dependencies.ts'
import type { FormDraft } from './form-draft.ts'
import type { FormFlow } from './form-flow.ts'
import type { FormProps } from './form-props.ts'
import type { FormAction } from './form-state.ts'
import { type FormSnapshot, hydratedValues, startingValues } from './starting-values.ts'

const filesGone: FormAction = {
  type: 'notified',
  notice: {
    text: 'Please add your photos again: they could not be kept when this page was loaded anew.',
    kind: 'news',
  },
}

/** Actions that hydrate a prerendered form: from its controls, the query, remembered details and the draft. */
export function resumedForm(
  held: FormSnapshot,
  steps: Steps,
  draft: FormDraft,
  { form, memory, policy }: FormProps,
  flow: FormFlow,
  { address, details, isFollowed, now }: FormDependencies,
): readonly FormAction[] {
  const prefill = prefillFromQuery(form.fields, address().search, policy)
  const kept = draft.resume(prefill.car_id)
  const hasLink = isFollowed()
  const starting = startingValues(details(memory, now()), prefill, kept?.values, hasLink)
  const values = hydratedValues(form.fields, held, starting)
  const resumed = kept ? flow.resumed(steps, kept.steps, kept.files !== undefined) : steps
  // After a navigation, show the step of the fields that the query prefills.
  const hydrated = { type: 'hydrated', values, steps: hasLink ? flow.withErrors(resumed, prefill) : resumed } as const
  return kept?.files ? [hydrated, filesGone] : [hydrated]
}
