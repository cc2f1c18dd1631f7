import { atom, type ReadableAtom } from 'nanostores'
import type { Field } from '#forms/field.ts'
import { resetUnavailableValues } from '#forms/offered.ts'
import { upcomingFields } from '#forms/upcoming.ts'
import type { FormDraft } from './form-draft.ts'
import type { FormFlow } from './form-flow.ts'
import type { FormProps } from './form-props.ts'
import { type FormAction, type FormState, firstState, nextState } from './form-state.ts'
import { localClock } from './local-clock.ts'
import { placeProps } from './place-props.ts'

/** State of a form, and how it changes. */
export interface FormCore {
  readonly $state: ReadableAtom<FormState>
  readonly state: () => FormState
  /** The fields as of now, without days and times that have passed at the location. */
  readonly fields: () => readonly Field[]
  readonly dispatch: (action: FormAction) => void
  /** Dispatches and stores the draft, so that a reload restores the change. */
  readonly dispatchKept: (action: FormAction) => void
}

/** Creates a form's state. A choice that is no longer offered is reset on every dispatch. */
export function createFormCore(props: FormProps, flow: FormFlow, draft: FormDraft, now: () => Date): FormCore {
  const { form } = props
  const $state = atom(firstState(form))
  const state = () => $state.get()

  const fieldsIn = (at: FormState): readonly Field[] => {
    if (at.status === 'hydrating') return form.fields
    const clock = localClock(now(), placeProps(props, at.values).timeZone)
    return flow.fields(upcomingFields(form.fields, at.values, clock), at, clock)
  }
  const dispatch = (action: FormAction): void => {
    const next = nextState(state(), action)
    $state.set({ ...next, values: resetUnavailableValues(fieldsIn(next), next.values) })
  }
  const dispatchKept = (action: FormAction): void => {
    dispatch(action)
    draft.keep(state())
  }
  return { $state, state, fields: () => fieldsIn(state()), dispatch, dispatchKept }
}
