import { type SiteEvent, trackEvent } from '#api/analytics.ts'
import type { LeadAnswer } from '#api/lead-answer.ts'
import type { LeadPayload } from '#api/lead-payload.ts'
import { sendLead } from '#api/leads.ts'
import { reportError } from '#api/report.ts'
import { messages } from '#forms/messages.ts'
import { rememberDetails } from '../contact-details.ts'
import type { FormProps } from '../form/form-props.ts'
import type { Failure, FieldTexts } from '../form/form-state.ts'
import { lastViewedCar } from '../last-viewed-car.ts'
import { rememberCar, rememberCategory } from '../success.ts'
import { type Kept, type Outbox, outbox } from './outbox.ts'
import { conversionOf, successOf } from './outcome.ts'
import type { SentLead } from './sent-lead.ts'
import { contentOf, payloadOf, type Submission } from './submission-content.ts'
import { type SubmissionLock, submissionLock } from './submission-lock.ts'
import { headStartMs, type WaitingLead } from './waiting-lead.ts'

/** What the form shows next. */
export type SubmissionEnd =
  | { readonly kind: 'sent'; readonly address: string; readonly sent: SentLead }
  /** `submissionKey`: shared by all tabs from now on. */
  | { readonly kind: 'saved'; readonly leadId: string | number; readonly submissionKey: string }
  | { readonly kind: 'wrong'; readonly errors: FieldTexts }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Browser dependencies of sending; tests replace them. */
export interface SubmissionDependencies {
  readonly send: typeof sendLead
  readonly outbox: Pick<Outbox, 'put' | 'cancel'>
  readonly announce: (event: SiteEvent) => void
  readonly report: typeof reportError
  readonly now: () => Date
  readonly lock: Pick<SubmissionLock, 'once'>
}

const browserDependencies: SubmissionDependencies = {
  send: sendLead,
  outbox,
  announce: trackEvent,
  report: reportError,
  now: () => new Date(),
  lock: submissionLock,
}

function rememberSuccess({ props, values }: Submission, category: string, now: Date): void {
  rememberDetails(props.memory, { ...values, name: values.first_name }, now)
  const car = props.lead.car ?? lastViewedCar(String(values.car_id ?? ''))
  if (car) rememberCar(car)
  rememberCategory(category)
}

/** The API's field errors under this form's field names; null when none belongs to a visible field. */
function textsForForm({ props }: Submission, fields: FieldTexts): FieldTexts | null {
  const files = props.form.fields.find(({ kind }) => kind === 'file')?.name ?? 'files'
  const inside: Readonly<Record<string, string>> = { name: 'first_name', Rego: 'rego', files }
  const names = new Set(props.form.fields.filter((field) => field.kind !== 'hidden').map((field) => field.name))
  const texts = Object.entries(fields).map(([field, text]) => [inside[field] ?? field, text] as const)
  const shown = texts.filter(([field]) => names.has(field))
  return shown.length > 0 ? Object.fromEntries(shown) : null
}

/** Multi-step forms and those for the finance partner: failures show `messages.unexpected`, and no browser alert. */
export const isOtherPath = ({ form, target }: FormProps): boolean => target !== 'server' || form.steps !== undefined

/** The API's own message, else the platform's default. */
function failureOf({ props }: Submission, answer: Failed, kept: Failure['kept']): Failure {
  const otherwise = isOtherPath(props) ? messages.unexpected : messages.failed
  const message = ('message' in answer ? answer.message : null) ?? otherwise
  return { message, kept: answer.kind === 'refused' ? 'no' : kept }
}

/** The lead as the outbox keeps it. */
function waitingOf(submission: Submission, lead: LeadPayload, now: Date): WaitingLead {
  const { props, progress, submissionKey: key } = submission
  const { api, target, form } = props
  const at = now.getTime()
  const leadId = progress?.lead_id ?? null
  return {
    key,
    at,
    notBefore: at,
    form: form.name,
    api,
    target,
    lead,
    leadId,
    files: 0,
    event: conversionOf(submission),
  }
}

/** The submission key for a form that has none yet. */
export const submissionKeyFor = (submission: Omit<Submission, 'submissionKey'>): Promise<string> =>
  submissionLock.keyFor(contentOf(submission))

/**
 * Sends one lead and returns what the form shows next. The same content from several tabs, or sent again after
 * delivery, is one lead.
 */
export function submit(
  submission: Submission,
  dependencies: SubmissionDependencies = browserDependencies,
): Promise<SubmissionEnd> {
  return dependencies.lock.once(contentOf(submission), submission.submissionKey, async ({ key, leadId }, settle) => {
    const locked = { ...submission, submissionKey: key }
    if (leadId !== null) return asBefore(locked, leadId, dependencies)
    const end = await deliver(locked, dependencies)
    if (end.kind === 'sent') settle(end.sent.id)
    if (end.kind === 'saved') settle(end.leadId)
    return end
  })
}

/** The content is already delivered: the shopper continues as after a first delivery, but no event is sent again. */
function asBefore(submission: Submission, id: string | number, { now }: SubmissionDependencies): SubmissionEnd {
  const { progress, submissionKey } = submission
  if (progress?.form_completed === false) return { kind: 'saved', leadId: id, submissionKey }
  const lead = payloadOf(submission, now())
  return { kind: 'sent', address: remembered(submission, String(lead.category), now()), sent: { id, lead } }
}

/**
 * The lead is in the outbox, with its files, before the first attempt, so that closing the page loses nothing. It
 * leaves the outbox once delivered or refused. Intermediate steps bypass the outbox.
 */
async function deliver(submission: Submission, dependencies: SubmissionDependencies): Promise<SubmissionEnd> {
  const { props, files, progress } = submission
  const now = dependencies.now()
  const lead = payloadOf(submission, now)
  const parcel = { lead, files, target: props.target, leadId: progress?.lead_id ?? null }
  if (progress?.form_completed === false)
    return saveStep(submission, await dependencies.send(props.api, parcel), dependencies)
  const waiting = waitingOf(submission, lead, now)
  const keep = (headStart: number) => dependencies.outbox.put({ ...waiting, notBefore: waiting.at + headStart }, files)
  await keep(headStartMs)
  const answer = await dependencies.send(props.api, parcel)
  if (answer.kind === 'unsent') return fail(submission, answer, keptWords[await keep(0)], dependencies)
  dependencies.outbox.cancel(waiting.key)
  if (answer.kind === 'sent') return succeed(submission, dependencies, { id: answer.id, lead }, now)
  return refuse(submission, answer, dependencies)
}

const keptWords = { all: 'outbox', words: 'words', nothing: 'page' } as const satisfies Record<Kept, Failure['kept']>

/** An intermediate step is saved or not: nothing is stored, counted or queued for a retry (S4.64, S4.74). */
function saveStep(submission: Submission, answer: LeadAnswer, dependencies: SubmissionDependencies): SubmissionEnd {
  const { submissionKey } = submission
  if (answer.kind === 'sent') return { kind: 'saved', leadId: answer.id, submissionKey }
  return refuse(submission, answer, dependencies)
}

type Failed = Exclude<LeadAnswer, { kind: 'sent' }>

function refuse(submission: Submission, answer: Failed, dependencies: SubmissionDependencies): SubmissionEnd {
  const errors = answer.kind === 'refused' ? textsForForm(submission, answer.fields) : null
  return errors ? { kind: 'wrong', errors } : fail(submission, answer, 'page', dependencies)
}

function fail(
  submission: Submission,
  answer: Failed,
  kept: Failure['kept'],
  dependencies: SubmissionDependencies,
): SubmissionEnd {
  const { form, reportTo } = submission.props
  const failure = failureOf(submission, answer, kept)
  const facts = { category: form.category, message: failure.message }
  if (form.steps) dependencies.report(reportTo, messages.stepFailed, facts)
  return { kind: 'failed', failure }
}

/** Stores contact details, car and category in this browser; returns the address of the success page. */
function remembered(submission: Submission, category: string, now: Date): string {
  const { category: shown, address } = successOf(submission, category)
  rememberSuccess(submission, shown, now)
  return address
}

function succeed(
  submission: Submission,
  dependencies: SubmissionDependencies,
  sent: SentLead,
  now: Date,
): SubmissionEnd {
  const address = remembered(submission, String(sent.lead.category), now)
  dependencies.announce(conversionOf(submission))
  return { kind: 'sent', address, sent }
}
