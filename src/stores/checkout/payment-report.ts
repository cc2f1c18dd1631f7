import type { LeadPayload } from '#api/lead-payload.ts'
import { type LeadApi, sendLead } from '#api/leads.ts'
import type { PaymentOutcome } from '#domain/payment/provider.ts'
import { paymentStatus } from '#domain/payment/status.ts'
import { type Outbox, outbox } from '../lead/outbox.ts'
import { headStartMs, type WaitingLead } from '../lead/waiting-lead.ts'

/** The outcome of a reservation's payment. */
export interface PaymentReport {
  readonly api: LeadApi
  readonly id: string | number
  readonly lead: LeadPayload
  readonly outcome: PaymentOutcome
  readonly reference: string
  /** A demo payment: the provider took no money. */
  readonly isTest: boolean
}

/** Browser dependencies of a report; tests replace them. */
export interface ReportDependencies {
  readonly send: typeof sendLead
  readonly outbox: Pick<Outbox, 'put' | 'cancel'>
  readonly now: () => number
}

const browserDependencies: ReportDependencies = { send: sendLead, outbox, now: () => Date.now() }

function paidLead({ lead, outcome, reference, isTest }: PaymentReport): LeadPayload {
  return { ...lead, payment_status: paymentStatus(outcome, isTest), payment_reference: reference }
}

/** Sends the lead again with the payment's status and reference; it waits in the outbox until delivered. */
export async function reportPayment(
  report: PaymentReport,
  dependencies: ReportDependencies = browserDependencies,
): Promise<void> {
  const { api, id, lead } = report
  const at = dependencies.now()
  const key = String(lead.submission_key)
  const changed = paidLead(report)
  const waiting: WaitingLead = {
    ...{ key, at, form: 'reservation', api, target: 'server', files: 0, event: null },
    notBefore: at + headStartMs,
    lead: changed,
    leadId: id,
  }
  await dependencies.outbox.put(waiting)
  const answer = await dependencies.send(api, { lead: changed, leadId: id })
  if (answer.kind === 'unsent') await dependencies.outbox.put({ ...waiting, notBefore: at })
  else dependencies.outbox.cancel(key)
}
