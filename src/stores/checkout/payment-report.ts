import type { LeadPayload } from '#api/lead-payload.ts'
import { type LeadApi, sendLead } from '#api/leads.ts'
import type { PaymentOutcome } from '#domain/payment/provider.ts'
import { paymentStatus } from '#domain/payment/status.ts'
import { type Outbox, outbox } from '../lead/outbox.ts'
import { headStartMs, type WaitingLead } from '../lead/waiting-lead.ts'

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

/** What a report needs of the browser, which tests replace. */
export interface ReportDependencies {
  readonly send: typeof sendLead
  readonly outbox: Pick<Outbox, 'put' | 'cancel'>
  readonly now: () => number
}

const browserDependencies: ReportDependencies = { send: sendLead, outbox, now: () => Date.now() }

function paidLead({ lead, outcome, reference, isTest }: PaymentReport): LeadPayload {
  return { ...lead, payment_status: paymentStatus(outcome, isTest), payment_reference: reference }
}

/** Lays the word of the payment over the lead; it waits in the outbox until it arrives. */
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
