import type { FormCheck } from '#forms/check.ts'
import type { FormValues } from '#forms/field.ts'
import { messages } from '#forms/messages.ts'
import type { StepProgress } from '#forms/steps.ts'
import { askedOf, rememberAsked } from '../ask-visit.ts'
import type { Prover } from '../lead/prover.ts'
import { spamSignals } from '../lead/spam-signals.ts'
import { isOtherPath, type SubmissionEnd } from '../lead/submission.ts'
import type { FormDependencies } from './form-dependencies.ts'
import type { FormDraft } from './form-draft.ts'
import type { FormProps } from './form-props.ts'
import type { FieldTexts, FormAction, FormState, Notice } from './form-state.ts'

/** The parts of a form that sending reads and changes. */
export interface SendingForm {
  readonly state: () => FormState
  readonly dispatch: (action: FormAction) => void
  readonly draft: FormDraft
  readonly prover: Prover
  /** The check of what is sent now; already without errors. */
  readonly given: () => FormCheck
  readonly progress: () => StepProgress | undefined
  readonly showErrors: (errors: FieldTexts) => void
  /** Called when an intermediate step was saved, with the values it was sent with. */
  readonly saved: (sent: FormValues, leadId: string | number) => void
  /** Resets the form and shows the thanks. */
  readonly thank: (kind: Notice['kind']) => void
}

/** After this long without an answer, in ms, the form says that it is still trying. */
const expectedMs = 5000

/** The page itself threw: the values stay in the form, and the shopper may try again. */
const unexpected: SubmissionEnd = { kind: 'failed', failure: { message: messages.unexpected, kept: 'page' } }

type Ends = {
  readonly [K in SubmissionEnd['kind']]: (end: Extract<SubmissionEnd, { kind: K }>, sent: FormValues) => void
}

/** What a form does on each outcome of a submission. */
function endsOf(form: SendingForm, props: FormProps, { goTo, alert }: FormDependencies): Ends {
  return {
    wrong: ({ errors }) => form.showErrors(errors),
    saved({ submissionKey, leadId }, sent) {
      form.draft.submissionKey = submissionKey
      form.saved(sent, leadId)
    },
    sent({ address, sent }, values) {
      if (props.onSuccess === 'idle') return form.thank('answer')
      rememberAsked(askedOf(props, values, address, sent.lead.additional_services))
      form.draft.drop()
      form.dispatch({ type: 'navigating' })
      if (props.onSent) props.onSent(sent)
      else goTo(address)
    },
    failed({ failure }) {
      form.dispatch({ type: 'failed', failure })
      // After the paint, so that the inline message is visible behind the browser's alert.
      const isLoud = props.failureAlert === 'both' && !isOtherPath(props)
      if (isLoud) setTimeout(() => alert(messages.failed), 50)
    },
  }
}

/**
 * Sends a form's values, one lead at a time: a call while another is in flight does nothing. `wasFilled`: the form was
 * already filled in when it hydrated, so that the time since the page opened says nothing.
 */
export function createSending(form: SendingForm, props: FormProps, dependencies: FormDependencies) {
  const { pageAge, visit, address, keyFor, submit } = dependencies
  const ends = endsOf(form, props, dependencies)
  let isSending = false

  const deliver = async (honeypot: string, wasFilled: boolean): Promise<SubmissionEnd> => {
    const { values, files } = form.given()
    const progress = form.progress()
    // Files go with the last step: until then they may change.
    const isOnTheWay = progress?.form_completed === false
    const what = { props, values, files: isOnTheWay ? [] : files, progress }
    const doubts = spamSignals(honeypot, wasFilled ? null : pageAge())
    const submission = { ...what, spamSignals: doubts, visit: visit(), page: address().pathname }
    form.draft.submissionKey ??= await keyFor(submission)
    // Stored before the first attempt, so that a retry after a reload is the same lead.
    form.draft.keep(form.state())
    const { submissionKey } = form.draft
    return submit({ ...submission, submissionKey, proof: await form.prover.answer() })
  }

  return async (honeypot: string, wasFilled: boolean): Promise<void> => {
    if (isSending) return
    isSending = true
    const { values } = form.state()
    form.dispatch({ type: 'submitting' })
    const late = setTimeout(() => form.dispatch({ type: 'late' }), expectedMs)
    const end = await deliver(honeypot, wasFilled).catch(() => unexpected)
    clearTimeout(late)
    isSending = false
    const show = ends[end.kind] as (end: SubmissionEnd, sent: FormValues) => void
    show(end, values)
  }
}
