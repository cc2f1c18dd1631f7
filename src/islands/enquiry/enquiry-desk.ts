import { atom, type ReadableAtom } from 'nanostores'
import { checkField, checkForm, type FormCheck } from '#forms/check.ts'
import type { FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'
import { messages } from '#forms/messages.ts'
import { clearDetails } from '#stores/contact-details.ts'
import { draftName, dropDraft, dropDrafts, keepDraft, readDraft } from '#stores/draft.ts'
import { type Delivery, outbox } from '#stores/outbox.ts'
import type { EnquiryProps } from './enquiry-props.ts'
import {
  type EnquiryAction,
  type EnquiryState,
  type Failure,
  type FieldTexts,
  firstState,
  type Notice,
  nextState,
} from './enquiry-state.ts'
import { fillForm, readForm } from './form-element.ts'
import { plainValues, startingValues, visitNow } from './remembered.ts'
import { newSubmissionKey, spamSignals } from './spam-signals.ts'
import { type Submission, type SubmissionEnd, submit } from './submission.ts'

/** Name of the input that only machines fill in. */
export const trapName = 'company_website'

const thanks = 'Thank you. We have received your message and will be in touch.'

const notices = {
  sent: { text: thanks, isAnswer: true },
  delivered: { text: thanks, isAnswer: false },
  cleared: { text: 'Your details are cleared from this device.', isAnswer: true },
} as const satisfies Readonly<Record<string, Notice>>

/** Runs one form on a page: fills in what is remembered, checks, sends once, and keeps everything typed. */
export class EnquiryDesk {
  readonly $state: ReadableAtom<EnquiryState>
  readonly #state
  readonly #props: EnquiryProps
  readonly #draft: string
  #form: HTMLFormElement | null = null
  #submissionKey: string | null = null
  #shownAt = 0
  #isBusy = false

  constructor(props: EnquiryProps) {
    this.#props = props
    this.#draft = draftName(props.form.name, props.lead.car?.id ?? null)
    this.#state = atom(firstState(props))
    this.$state = this.#state
  }

  /** Takes hold of the form on the page; gives the way to let go of it. */
  attach(form: HTMLFormElement): () => void {
    this.#form = form
    this.#shownAt = performance.now()
    this.#wake()
    const onShow = (event: PageTransitionEvent) => event.persisted && this.#returned()
    const stop = outbox.$delivered.listen((delivery) => this.#delivered(delivery))
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      stop()
      this.#form = null
    }
  }

  /** Something was typed or chosen. */
  typed(): void {
    const values = this.#read()
    this.#keep(values)
    this.#act({ type: 'typed', values, errors: this.#remainingErrors(values) })
  }

  /** The button was pressed. However often that happens, one lead is on its way. */
  async press(): Promise<void> {
    if (this.#isBusy || this.$state.get().status !== 'idle') return
    const values = this.#read()
    const check = checkForm(this.#props.form.fields, values, this.#props.policy)
    if (Object.keys(check.errors).length > 0) return this.#act({ type: 'invalid', errors: check.errors })
    this.#isBusy = true
    this.#act({ type: 'submitting' })
    const end = await submit(this.#submission(check))
    this.#isBusy = false
    this.#show(end)
  }

  /** Forgets the shopper: details, drafts and leads that still wait. */
  clear(): void {
    clearDetails()
    dropDrafts()
    outbox.cancelAll()
    this.#empty(notices.cleared)
  }

  #wake(): void {
    const { fields } = this.#props.form
    const draft = readDraft(this.#draft)
    this.#submissionKey = draft?.submissionKey ?? null
    if (this.#form) fillForm(this.#form, fields, startingValues(this.#props, draft, new Date()))
    this.#act({ type: 'woke', values: this.#read() })
  }

  #submission({ values, files }: FormCheck): Submission {
    this.#submissionKey ??= newSubmissionKey()
    this.#keep(this.#read())
    const trap = this.#form?.elements.namedItem(trapName)
    const trapped = trap instanceof HTMLInputElement ? trap.value : ''
    return {
      props: this.#props,
      values,
      files,
      submissionKey: this.#submissionKey,
      spamSignals: spamSignals(trapped, performance.now() - this.#shownAt),
      visit: visitNow(),
      page: location.pathname,
    }
  }

  #show(end: SubmissionEnd): void {
    if (end.kind === 'wrong') this.#act({ type: 'invalid', errors: end.errors })
    else if (end.kind === 'sent') this.#sent(end.address)
    else this.#failed(end.failure)
  }

  #failed(failure: Failure): void {
    this.#act({ type: 'failed', failure })
    // After the paint, so that the inline words stand on the page behind the browser's box.
    const { failureAlert, target } = this.#props
    if (failureAlert === 'both' && target === 'server') setTimeout(() => window.alert(messages.failed), 50)
  }

  #sent(address: string): void {
    if (this.#props.onSuccess === 'idle') {
      this.#empty(notices.sent)
      return
    }
    dropDraft(this.#draft)
    this.#submissionKey = null
    this.#act({ type: 'left' })
    location.assign(address)
  }

  /** The page came back from the back/forward cache: a form that was sent is empty, any other is as it was left. */
  #returned(): void {
    if (this.$state.get().status === 'left') this.#empty(null)
  }

  #delivered(delivery: Delivery | null): void {
    if (delivery === null || delivery.key !== this.#submissionKey) return
    if (delivery.outcome === 'sent') this.#empty(notices.delivered)
    else this.#act({ type: 'failed', failure: { message: messages.failed, kept: 'no' } })
  }

  #empty(notice: Notice | null): void {
    dropDraft(this.#draft)
    this.#submissionKey = null
    this.#act({ type: 'emptied', values: initialValues(this.#props.form.fields), notice })
  }

  #read(): FormValues {
    const { values } = this.$state.get()
    return this.#form ? readForm(this.#form, this.#props.form.fields, values) : values
  }

  #keep(values: FormValues): void {
    keepDraft(this.#draft, { values: plainValues(values), submissionKey: this.#submissionKey })
  }

  /** Fields that had an error are looked at again; others are left in peace while someone types. */
  #remainingErrors(values: FormValues): FieldTexts {
    const { errors } = this.$state.get()
    const { form, policy } = this.#props
    const wrong = form.fields.flatMap((field) => {
      const text = errors[field.name] ? checkField(field, values, policy) : null
      return text ? [[field.name, text] as const] : []
    })
    return Object.fromEntries(wrong)
  }

  #act(action: EnquiryAction): void {
    this.#state.set(nextState(this.$state.get(), action))
  }
}
