import { atom, type ReadableAtom } from 'nanostores'
import { askedValues } from '#forms/asked.ts'
import { checkField, checkForm, type FormCheck } from '#forms/check.ts'
import type { Field, FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'
import { messages } from '#forms/messages.ts'
import type { StepProgress } from '#forms/steps.ts'
import { type PlaceClock, upcomingFields } from '#forms/upcoming.ts'
import { type Draft, draftName, dropDraft, keepDraft, readDraft } from '#stores/draft.ts'
import { forgetShopper } from '#stores/forget.ts'
import { type Delivery, outbox } from '#stores/lead/outbox.ts'
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
import { fillForm, putIntoForm, readForm } from './form-element.ts'
import { placeClock } from './place-clock.ts'
import { filesIn, plainValues, startingValues, visitNow } from './remembered.ts'
import { spamSignals } from './spam-signals.ts'
import { isOtherPath, type SubmissionEnd, submissionKeyFor, submit } from './submission.ts'
import { trapName } from './trap.ts'

const thanks = 'Thank you. We have received your message and will be in touch.'

const notices = {
  filesGone: {
    text: 'Please add your photos again: they could not be kept when this page was loaded anew.',
    kind: 'news',
  },
  cleared: { text: 'Your details are cleared from this device.', kind: 'answer' },
} as const satisfies Readonly<Record<string, Notice>>

/** How long an answer may take before the form says that it is still trying, in ms. */
const expected = 5000

/** A fault of the page itself: nothing typed is lost, and the shopper may try again. */
const unexpected: SubmissionEnd = { kind: 'failed', failure: { message: messages.unexpected, kept: 'page' } }

/** Runs one form on a page: fills in what is remembered, checks, sends once, and keeps everything typed. */
export class EnquiryDesk {
  readonly $state: ReadableAtom<EnquiryState>
  protected readonly props: EnquiryProps
  readonly #state
  #draft: string
  #form: HTMLFormElement | null = null
  #submissionKey: string | null = null
  #shownAt = 0
  #isBusy = false

  constructor(props: EnquiryProps) {
    this.props = props
    this.#draft = draftName(props.form.name, props.lead.car?.id ?? null)
    this.#state = atom(firstState(props))
    this.$state = this.#state
  }

  /** Takes hold of the form on the page; gives the way to let go of it. */
  attach(form: HTMLFormElement): () => void {
    this.#form = form
    this.#shownAt = performance.now()
    this.#wake(form)
    const onShow = (event: PageTransitionEvent) => event.persisted && this.#returned()
    const stop = outbox.$delivered.listen((delivery) => this.#delivered(delivery))
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      stop()
      this.#form = null
    }
  }

  /** The fields as they are now: once awake, no day and no time that has passed at the place. */
  fields(): readonly Field[] {
    const { fields } = this.props.form
    const { status, values } = this.$state.get()
    return status === 'waking' ? fields : upcomingFields(fields, values, this.clock())
  }

  /** The clock of the place. */
  protected clock(): PlaceClock {
    return placeClock(new Date(), this.props.timeZone)
  }

  /** Something was typed or chosen. */
  typed(): void {
    const values = this.read()
    this.keep(values)
    this.act({ type: 'typed', values, errors: this.#remainingErrors(values) })
  }

  /** Something was found out for the shopper: it stands in the form as if it had been typed. */
  put(values: Readonly<Record<string, string>>): void {
    const held = { ...this.read(), ...values }
    if (this.#form) putIntoForm(this.#form, values)
    this.keep(held)
    this.act({ type: 'typed', values: held, errors: this.#remainingErrors(held) })
  }

  /** The button was pressed. However often that happens, one lead is on its way. */
  async press(): Promise<void> {
    if (this.#isBusy || this.$state.get().status !== 'idle') return
    const values = this.read()
    const { errors } = this.#check(values, this.checked())
    if (Object.keys(errors).length > 0) this.wrong(errors)
    else await this.forward(values)
  }

  /** Forgets the shopper, here and in the other tabs. */
  clear(): void {
    void forgetShopper()
    this.#empty(notices.cleared)
  }

  /** Names of the fields that are shown. */
  protected asked(): ReadonlySet<string> {
    return new Set(this.fields().map((field) => field.name))
  }

  /** Names of the fields that are looked at when the button is pressed. */
  protected checked(): ReadonlySet<string> {
    return this.asked()
  }

  /** Names of the fields that are sent. */
  protected given(): ReadonlySet<string> {
    return this.asked()
  }

  /** What is right goes on its way. */
  protected forward(values: FormValues): Promise<void> {
    return this.send(values)
  }

  protected progress(): StepProgress | undefined {
    return undefined
  }

  /** A step on the way was saved. */
  protected saved(_leadId: string | number, _values: FormValues): void {}

  /** Something has to be put right, as the form found or the lead API. */
  protected wrong(errors: FieldTexts): void {
    this.act({ type: 'invalid', errors })
  }

  /** What a draft brings back beside its values. */
  protected resume(_draft: Draft): void {}

  protected async send(values: FormValues): Promise<void> {
    this.#isBusy = true
    const found = this.#check(values, this.given())
    this.keep(values)
    this.act({ type: 'submitting' })
    const late = setTimeout(() => this.act({ type: 'late' }), expected)
    const end = await this.#deliver(found).catch(() => unexpected)
    clearTimeout(late)
    this.#isBusy = false
    this.#show(end, values)
  }

  /** Files go with the last step: until then they may change. The key is kept before the first try. */
  async #deliver({ values, files }: FormCheck): Promise<SubmissionEnd> {
    const circumstances = this.#circumstances(this.#submissionKey ?? '')
    const isOnTheWay = circumstances.progress?.form_completed === false
    const submission = { ...circumstances, values, files: isOnTheWay ? [] : files }
    this.#submissionKey ??= await submissionKeyFor(submission)
    this.keep(this.read())
    return submit({ ...submission, submissionKey: this.#submissionKey })
  }

  protected read(): FormValues {
    const { values } = this.$state.get()
    return this.#form ? readForm(this.#form, this.props.form.fields, values) : values
  }

  protected keep(values: FormValues): void {
    const { steps } = this.$state.get()
    const files = filesIn(values)
    keepDraft(this.#draft, { values: plainValues(values), submissionKey: this.#submissionKey, steps, ...files })
  }

  /**
   * To a control of the form, once it is drawn: React draws a change of state in a microtask, which is queued before this
   * one. A later frame would take the focus from whoever types by then.
   */
  protected focus(name: string): void {
    queueMicrotask(() => {
      const control = this.#form?.elements.namedItem(name)
      if (control instanceof HTMLElement) control.focus()
    })
  }

  protected act(action: EnquiryAction): void {
    this.#state.set(nextState(this.$state.get(), action))
  }

  #wake(form: HTMLFormElement): void {
    const { fields } = this.props.form
    const asked = askedValues(fields, location.search)
    if (asked.car_id) this.#draft = draftName(this.props.form.name, asked.car_id)
    const draft = readDraft(this.#draft)
    this.#submissionKey = draft?.submissionKey ?? null
    const starting = startingValues(this.props, draft, asked, new Date())
    fillForm(form, fields, starting)
    this.act({ type: 'woke', values: this.#wakingValues(starting) })
    if (draft) this.resume(draft)
    if (draft?.files) this.act({ type: 'told', notice: notices.filesGone })
  }

  /** What stands in the form, and what is remembered of fields that are not drawn yet. */
  #wakingValues(starting: Draft['values']): FormValues {
    const values = this.read()
    const drawn = (name: string) => this.#form?.elements.namedItem(name) != null
    const unseen = Object.entries(starting).filter(([name]) => name in values && !drawn(name))
    return { ...values, ...Object.fromEntries(unseen) }
  }

  #check(values: FormValues, names: ReadonlySet<string>): FormCheck {
    return checkForm(this.fields(), values, this.props.policy, names)
  }

  #circumstances(submissionKey: string) {
    const trap = this.#form?.elements.namedItem(trapName)
    const trapped = trap instanceof HTMLInputElement ? trap.value : ''
    return {
      props: this.props,
      submissionKey,
      spamSignals: spamSignals(trapped, performance.now() - this.#shownAt),
      visit: visitNow(),
      page: location.pathname,
      progress: this.progress(),
    }
  }

  #show(end: SubmissionEnd, values: FormValues): void {
    if (end.kind === 'wrong') this.wrong(end.errors)
    else if (end.kind === 'saved') {
      this.#submissionKey = end.submissionKey
      this.saved(end.leadId, values)
    } else if (end.kind === 'sent') this.#sent(end)
    else this.#failed(end.failure)
  }

  #failed(failure: Failure): void {
    this.act({ type: 'failed', failure })
    // After the paint, so that the inline words stand on the page behind the browser's box.
    const isLoud = this.props.failureAlert === 'both' && !isOtherPath(this.props)
    if (isLoud) setTimeout(() => window.alert(messages.failed), 50)
  }

  #sent({ address, sent }: Extract<SubmissionEnd, { kind: 'sent' }>): void {
    if (this.props.onSuccess === 'idle') {
      this.#empty({ text: this.props.form.thanks ?? thanks, kind: 'answer' })
      return
    }
    dropDraft(this.#draft)
    this.#submissionKey = null
    this.act({ type: 'left' })
    if (this.props.onSent) this.props.onSent(sent)
    else location.assign(address)
  }

  /** The page came back from the back/forward cache: a form that was sent is empty, any other is as it was left. */
  #returned(): void {
    if (this.$state.get().status === 'left') this.#empty(null)
  }

  #delivered(delivery: Delivery | null): void {
    if (delivery === null || delivery.key !== this.#submissionKey) return
    if (delivery.outcome === 'sent') this.#empty({ text: this.props.form.thanks ?? thanks, kind: 'news' })
    else this.act({ type: 'failed', failure: { message: messages.failed, kept: 'no' } })
  }

  #empty(notice: Notice | null): void {
    dropDraft(this.#draft)
    this.#submissionKey = null
    this.act({ type: 'emptied', values: initialValues(this.props.form.fields), notice })
  }

  /** Fields that had an error are looked at again; others are left in peace while someone types. */
  #remainingErrors(values: FormValues): FieldTexts {
    const { errors } = this.$state.get()
    const wrong = this.fields().flatMap((field) => {
      const text = errors[field.name] ? checkField(field, values, this.props.policy) : null
      return text ? [[field.name, text] as const] : []
    })
    return Object.fromEntries(wrong)
  }
}
