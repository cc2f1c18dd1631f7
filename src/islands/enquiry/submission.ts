import { announce, type SiteEvent } from '#api/analytics.ts'
import type { LeadAnswer } from '#api/lead-answer.ts'
import { type Consent, leadPayload, type Visit } from '#api/lead-payload.ts'
import { sendLead } from '#api/leads.ts'
import { firstRest } from '#api/outbox.ts'
import { messages } from '#forms/messages.ts'
import { rememberDetails } from '#stores/contact-details.ts'
import { type Outbox, outbox } from '#stores/outbox.ts'
import { rememberCar, rememberCategory } from '#stores/success.ts'
import type { EnquiryProps } from './enquiry-props.ts'
import type { Failure, FieldTexts } from './enquiry-state.ts'
import { conversionOf, successOf } from './outcome.ts'

/** One press of the button. */
export interface Submission {
  readonly props: EnquiryProps
  /** What the visible fields gave, already checked. */
  readonly values: Readonly<Record<string, string | boolean>>
  readonly files: readonly File[]
  readonly submissionKey: string
  readonly spamSignals: readonly string[]
  readonly visit: Visit
  readonly page: string
}

/** What the form shows next. */
export type SubmissionEnd =
  | { readonly kind: 'sent'; readonly address: string }
  | { readonly kind: 'wrong'; readonly errors: FieldTexts }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** The browser's means, which tests replace. */
export interface SubmissionMeans {
  readonly send: typeof sendLead
  readonly outbox: Pick<Outbox, 'put' | 'cancel'>
  readonly announce: (event: SiteEvent) => void
  readonly now: () => Date
}

const browserMeans: SubmissionMeans = { send: sendLead, outbox, announce, now: () => new Date() }

/** What was offered, chosen, how, when and where: travels with every lead. */
export function consentOf({ props, values, page }: Submission, now: Date): Consent {
  const offer = props.form.fields.find((field) => field.name === 'opt_in')
  const isShown = offer?.kind === 'checkbox'
  return {
    text: offer?.label ?? 'No offer of news was shown.',
    state: String(values.opt_in) === 'true',
    method: isShown ? 'checkbox' : offer ? 'hidden-default' : 'none',
    at: now.toISOString(),
    page,
  }
}

function payloadOf(submission: Submission, now: Date) {
  const { props, values, visit, submissionKey, spamSignals } = submission
  const { category, subcategory } = props.form
  const consent = consentOf(submission, now)
  return leadPayload({ values, category, subcategory, context: props.lead, visit, consent, submissionKey, spamSignals })
}

function rememberSuccess({ props, values }: Submission, category: string, now: Date): void {
  rememberDetails(props.memory, { ...values, name: values.first_name }, now)
  if (props.lead.car) rememberCar(props.lead.car)
  rememberCategory(category)
}

/** Field texts that the API gave, under the names of this form; null when none of them has a place in it. */
function textsForForm({ props }: Submission, fields: FieldTexts): FieldTexts | null {
  const inside: Readonly<Record<string, string>> = { name: 'first_name', Rego: 'rego' }
  const names = new Set(props.form.fields.filter((field) => field.kind !== 'hidden').map((field) => field.name))
  const texts = Object.entries(fields).map(([field, text]) => [inside[field] ?? field, text] as const)
  const shown = texts.filter(([field]) => names.has(field))
  return shown.length > 0 ? Object.fromEntries(shown) : null
}

/** The API's own words, else those the platform has for a lead or, at the finance partner's, for anything else. */
function failureOf(
  { props, files }: Submission,
  answer: Exclude<LeadAnswer, { kind: 'sent' }>,
  isKept: boolean,
): Failure {
  const otherwise = props.target === 'server' ? messages.failed : messages.unexpected
  const message = ('message' in answer ? answer.message : null) ?? otherwise
  if (answer.kind === 'refused') return { message, kept: 'no' }
  return { message, kept: isKept && files.length === 0 ? 'outbox' : 'page' }
}

/**
 * Sends one lead and says what the form shows next. The lead stands in the outbox before the first try, so that closing
 * the page loses nothing; it leaves the outbox once it is delivered or refused.
 */
export async function submit(submission: Submission, means: SubmissionMeans = browserMeans): Promise<SubmissionEnd> {
  const { props, files, submissionKey: key } = submission
  const now = means.now()
  const lead = payloadOf(submission, now)
  const waiting = {
    key,
    at: now.getTime(),
    form: props.form.name,
    api: props.api,
    target: props.target,
    lead,
    leadId: null,
  }
  if (files.length === 0) means.outbox.put({ ...waiting, notBefore: now.getTime() + firstRest })
  const answer = await means.send(props.api, { lead, files, target: props.target })
  if (answer.kind === 'unsent') {
    const isKept = files.length === 0 && means.outbox.put({ ...waiting, notBefore: now.getTime() })
    return { kind: 'failed', failure: failureOf(submission, answer, isKept) }
  }
  means.outbox.cancel(key)
  if (answer.kind === 'sent') return succeed(submission, means, String(lead.category), now)
  const errors = answer.kind === 'refused' ? textsForForm(submission, answer.fields) : null
  return errors ? { kind: 'wrong', errors } : { kind: 'failed', failure: failureOf(submission, answer, false) }
}

function succeed(submission: Submission, means: SubmissionMeans, category: string, now: Date): SubmissionEnd {
  const { category: shown, address } = successOf(submission.props, category)
  rememberSuccess(submission, shown, now)
  means.announce(conversionOf(submission.props, String(submission.values.category ?? submission.props.form.category)))
  return { kind: 'sent', address }
}
