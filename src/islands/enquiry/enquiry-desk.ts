import { atom, type ReadableAtom } from 'nanostores'
import { appointmentSlots } from '#api/appointments.ts'
import { checkField, checkForm, type FormCheck } from '#forms/check.ts'
import { withSlots } from '#forms/definitions/test-drive.ts'
import type { Field, FormValues } from '#forms/field.ts'
import { initialValues, namesOfStep } from '#forms/form.ts'
import { messages } from '#forms/messages.ts'
import { needsSaving, stepBack, stepProgress, stepSaved } from '#forms/steps.ts'
import { draftName, dropDraft, keepDraft, readDraft } from '#stores/draft.ts'
import { forgetShopper } from '#stores/forget.ts'
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
import { siteToday, slotWords } from './slot-words.ts'
import { newSubmissionKey, spamSignals } from './spam-signals.ts'
import { isOtherPath, type Submission, type SubmissionEnd, submit } from './submission.ts'

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
    void this.#askForSlots()
    const onShow = (event: PageTransitionEvent) => event.persisted && this.#returned()
    const stop = outbox.$delivered.listen((delivery) => this.#delivered(delivery))
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      stop()
      this.#form = null
    }
  }

  /** The fields as they are now: the definition's, with free times where they are known. */
  fields(): readonly Field[] {
    const { form, locale } = this.#props
    const { free, values } = this.$state.get()
    return withSlots(form.fields, free, values, slotWords(locale))
  }

  /** Something was typed or chosen. */
  typed(): void {
    const values = this.#read()
    this.#keep(values)
    this.#act({ type: 'typed', values, errors: this.#remainingErrors(values) })
  }

  /** The button was pressed. However often that happens, one lead is on its way. */
  async press(): Promise<void> {
    const { status, steps } = this.$state.get()
    if (this.#isBusy || status !== 'idle') return
    const values = this.#read()
    const { errors } = this.#check(values, namesOfStep(this.#props.form, steps.at))
    const held = this.#held(values)
    if (Object.keys(errors).length > 0) this.#act({ type: 'invalid', errors })
    else if (needsSaving(steps, held)) await this.#send(values)
    else this.#act({ type: 'moved', steps: stepSaved(steps, held, steps.leadId) })
  }

  /** Back to the step before; what was typed stays. */
  back(): void {
    this.#act({ type: 'moved', steps: stepBack(this.$state.get().steps) })
  }

  /** Forgets the shopper, here and in the other tabs. */
  clear(): void {
    void forgetShopper()
    this.#empty(notices.cleared)
  }

  async #askForSlots(): Promise<void> {
    const { slots, locale } = this.#props
    if (!slots) return
    const query = { ...slots.query, from: siteToday(new Date(), locale) }
    this.#act({ type: 'slots', free: await appointmentSlots(slots.api, query) })
  }

  #wake(): void {
    const { fields } = this.#props.form
    const draft = readDraft(this.#draft)
    this.#submissionKey = draft?.submissionKey ?? null
    if (this.#form) fillForm(this.#form, fields, startingValues(this.#props, draft, new Date()))
    this.#act({ type: 'woke', values: this.#read() })
  }

  async #send(values: FormValues): Promise<void> {
    this.#isBusy = true
    const submission = this.#submission(this.#check(values, this.#namesSoFar()))
    this.#act({ type: 'submitting' })
    const end = await submit(submission)
    this.#isBusy = false
    this.#show(end, this.#held(values))
  }

  #check(values: FormValues, names: ReadonlySet<string>): FormCheck {
    return checkForm(this.fields(), values, this.#props.policy, names)
  }

  /** The fields of the steps gone through and of this one; a skipped step sends nothing. */
  #namesSoFar(): ReadonlySet<string> {
    const { at, saved } = this.$state.get().steps
    const steps = [...Object.keys(saved).map(Number), at]
    return new Set(steps.flatMap((step) => [...namesOfStep(this.#props.form, step)]))
  }

  /** What the current step holds, to tell whether it changed. */
  #held(values: FormValues): string {
    const names = namesOfStep(this.#props.form, this.$state.get().steps.at)
    return JSON.stringify(Object.entries(plainValues(values)).filter(([name]) => names.has(name)))
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
      progress: this.#props.form.steps ? stepProgress(this.$state.get().steps) : undefined,
    }
  }

  #show(end: SubmissionEnd, held: string): void {
    if (end.kind === 'wrong') this.#act({ type: 'invalid', errors: end.errors })
    else if (end.kind === 'saved') this.#saved(end, held)
    else if (end.kind === 'sent') this.#sent(end)
    else this.#failed(end.failure)
  }

  #failed(failure: Failure): void {
    this.#act({ type: 'failed', failure })
    // After the paint, so that the inline words stand on the page behind the browser's box.
    const isLoud = this.#props.failureAlert === 'both' && !isOtherPath(this.#props)
    if (isLoud) setTimeout(() => window.alert(messages.failed), 50)
  }

  #saved({ leadId, submissionKey }: Extract<SubmissionEnd, { kind: 'saved' }>, held: string): void {
    this.#submissionKey = submissionKey
    this.#act({ type: 'moved', steps: stepSaved(this.$state.get().steps, held, leadId) })
  }

  #sent({ address, sent }: Extract<SubmissionEnd, { kind: 'sent' }>): void {
    if (this.#props.onSuccess === 'idle') {
      this.#empty(notices.sent)
      return
    }
    dropDraft(this.#draft)
    this.#submissionKey = null
    this.#act({ type: 'left' })
    if (this.#props.onSent) this.#props.onSent(sent)
    else location.assign(address)
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
    const { policy } = this.#props
    const wrong = this.fields().flatMap((field) => {
      const text = errors[field.name] ? checkField(field, values, policy) : null
      return text ? [[field.name, text] as const] : []
    })
    return Object.fromEntries(wrong)
  }

  #act(action: EnquiryAction): void {
    this.#state.set(nextState(this.$state.get(), action))
  }
}
