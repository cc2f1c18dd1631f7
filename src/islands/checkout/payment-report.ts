import type { LeadPayload } from '#api/lead-payload.ts'
import { type LeadApi, sendLead } from '#api/leads.ts'
import { firstRest, type WaitingLead } from '#api/outbox.ts'
import type { PaymentOutcome } from '#domain/payment/provider.ts'
import { type Outbox, outbox } from '#stores/outbox.ts'

/** What the dealer reads. A browser can only say what a page said: the provider's own books are the proof. */
const statuses: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'Reported as paid; please check with the payment provider',
  failed: 'Payment failed',
  cancelled: 'Not paid: cancelled by the shopper',
}

/** One reservation whose payment ended. */
export interface PaymentReport {
  readonly api: LeadApi
  readonly id: string | number
  readonly lead: LeadPayload
  readonly outcome: PaymentOutcome
  readonly reference: string
  /** The provider took nothing: a demonstration. */
  readonly isTest: boolean
}

/** The means, which tests replace. */
export interface ReportMeans {
  readonly send: typeof sendLead
  readonly outbox: Pick<Outbox, 'put' | 'cancel'>
  readonly now: () => number
}

const browserMeans: ReportMeans = { send: sendLead, outbox, now: () => Date.now() }

function paidLead({ lead, outcome, reference, isTest }: PaymentReport): LeadPayload {
  const status = isTest ? `TEST: ${statuses[outcome]}` : statuses[outcome]
  return { ...lead, payment_status: status, payment_reference: reference }
}

/** Lays the word of the payment over the lead; it waits in the outbox until it arrives. */
export async function reportPayment(report: PaymentReport, means: ReportMeans = browserMeans): Promise<void> {
  const { api, id, lead } = report
  const at = means.now()
  const key = String(lead.submission_key)
  const changed = paidLead(report)
  const waiting: WaitingLead = {
    ...{ key, at, form: 'reservation', api, target: 'server', files: 0, event: null },
    notBefore: at + firstRest,
    lead: changed,
    leadId: id,
  }
  await means.outbox.put(waiting)
  const answer = await means.send(api, { lead: changed, leadId: id })
  if (answer.kind === 'unsent') await means.outbox.put({ ...waiting, notBefore: at })
  else means.outbox.cancel(key)
}
