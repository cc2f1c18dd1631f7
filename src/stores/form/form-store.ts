import type { ReadableAtom } from 'nanostores'
import type { Field, FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'
import { messages } from '#forms/messages.ts'
import type { Steps } from '#forms/steps.ts'
import type { Delivery } from '../lead/outbox.ts'
import { noProver } from '../lead/prover.ts'
import { createChecks } from './form-checks.ts'
import { createFormCore } from './form-core.ts'
import { browserDependencies, type FormDependencies } from './form-dependencies.ts'
import { createFormDraft } from './form-draft.ts'
import { type FormFlow, singleStep } from './form-flow.ts'
import type { FormProps } from './form-props.ts'
import { resumedForm } from './form-resume.ts'
import { createSending, type SendingForm } from './form-sending.ts'
import type { FieldTexts, FormAction, FormState, Notice } from './form-state.ts'
import type { FormSnapshot } from './starting-values.ts'

/** One form on a page: its state and all its actions. */
export interface FormStore {
  readonly $state: ReadableAtom<FormState>
  /** Hydrates the prerendered form from its controls' current values. Returns the function that unsubscribes. */
  readonly start: (held: FormSnapshot) => () => void
  /** The fields as of now, without days and times that have passed at the location. */
  readonly fields: () => readonly Field[]
  /** Sets values that were typed, chosen or looked up. */
  readonly change: (values: FormValues) => void
  /** Whether the fields that the button validates are right; shows the errors when they are not. */
  readonly validate: () => boolean
  /**
   * Handles a press of the button; at most one lead is in flight. `honeypot`: value of the honeypot field; `unread`:
   * names of fields whose content the browser cannot parse, such as half a date.
   */
  readonly submit: (honeypot: string, unread?: readonly string[]) => Promise<void>
  readonly moveTo: (steps: Steps) => void
  /** Forgets the shopper, here and in the other tabs. */
  readonly clear: () => void
  readonly dispatch: (action: FormAction) => void
}

const thanks = 'Thank you. We have received your message and will be in touch.'

const cleared: Notice = { text: 'Your details are cleared from this device.', kind: 'answer' }

/**
 * A form store: restores remembered values, validates, sends once, and keeps everything typed. `flow`: how the form
 * advances; a single step by default.
 */
export function createFormStore(
  props: FormProps,
  flow: FormFlow = singleStep(props.form),
  dependencies: FormDependencies = browserDependencies,
): FormStore {
  const { form } = props
  const draft = createFormDraft(props, dependencies.drafts)
  const { $state, state, fields, dispatch, dispatchKept } = createFormCore(props, flow, draft, dependencies.now)
  const checks = createChecks(state, fields, flow, props.policy)
  const prover = props.asksWork ? dependencies.proverFor(props.api) : noProver
  let wasFilled = false

  const moveTo = (steps: Steps): void => dispatchKept({ type: 'moved', steps })
  const showErrors = (errors: FieldTexts): void =>
    dispatchKept({ type: 'invalid', errors, steps: flow.withErrors(state().steps, errors) })

  const change = (changes: FormValues): void => {
    prover.begin()
    const values = { ...state().values, ...changes }
    dispatchKept({ type: 'changed', values, errors: checks.remaining(values) })
  }
  const validate = (unread: readonly string[] = []): boolean => {
    const errors = checks.wrong(unread)
    const isRight = Object.keys(errors).length === 0
    if (!isRight) showErrors(errors)
    return isRight
  }
  const reset = (notice: Notice | null): void => {
    draft.drop()
    prover.renew()
    dispatch({ type: 'reset', values: initialValues(form.fields), notice })
  }
  const thank = (kind: Notice['kind']): void => reset({ text: form.thanks ?? thanks, kind })

  const sending: SendingForm = {
    ...{ state, dispatch, draft, prover, showErrors, thank, given: checks.given },
    progress: () => flow.progress(state()),
    // Values typed while the step was in flight stay in the form; the step counts as saved with the values sent.
    saved: (sent, leadId) => moveTo(flow.saved(state(), sent, leadId)),
  }
  const send = createSending(sending, props, dependencies)
  const submit = async (honeypot: string, unread?: readonly string[]): Promise<void> => {
    if (state().status !== 'idle' || !validate(unread)) return
    const onward = flow.onward(state())
    if (onward) moveTo(onward)
    else await send(honeypot, wasFilled)
  }

  /** The outbox delivered this form's lead, or the API refused it. */
  const onDelivered = (delivery: Delivery | null): void => {
    if (delivery === null || delivery.key !== draft.submissionKey) return
    if (delivery.outcome === 'sent') thank('news')
    else dispatch({ type: 'failed', failure: { message: messages.failed, kept: 'no' } })
  }

  const start = (held: FormSnapshot): (() => void) => {
    resumedForm(held, state().steps, draft, props, flow, dependencies).forEach(dispatch)
    wasFilled = Boolean(state().values.email)
    const stopListening = dependencies.$delivered.listen(onDelivered)
    // A sent form is empty when the shopper returns to it; any other form is as it was left.
    const stopWatching = dependencies.onPageRestored(() => state().status === 'navigating' && reset(null))
    return () => {
      stopListening()
      stopWatching()
    }
  }
  const clear = (): void => {
    void dependencies.forget()
    reset(cleared)
  }

  return { $state, start, fields, change, validate, submit, moveTo, clear, dispatch }
}
