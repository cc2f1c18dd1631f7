import { expect, test } from 'vitest'
import type { LeadAnswer } from '#api/lead-answer.ts'
import type { LeadParcel } from '#api/leads.ts'
import type { Outbox } from '../lead/outbox.ts'
import type { WaitingLead } from '../lead/waiting-lead.ts'
import { reportPayment } from './payment-report.ts'

const report = {
  api: { base: '', mock: false },
  id: 99,
  lead: { submission_key: 'k'.repeat(20), email: 'mary@example.com', payment_status: 'Not paid yet' },
  outcome: 'paid',
  reference: '7-99',
  isTest: false,
} as const

test.each<[string, LeadAnswer, number]>([
  ['is gone once it arrived', { kind: 'sent', id: 99 }, 0],
  ['waits while nobody answers', { kind: 'unsent', message: null, mayRetry: true }, 1],
])('the word of a payment is a change of its lead and %s (S7.6)', async (_reason, answer, left) => {
  const parcels: LeadParcel[] = []
  const waiting = new Map<string, WaitingLead>()
  await reportPayment(report, {
    send: async (_, parcel) => {
      expect(waiting.size).toBe(1)
      parcels.push(parcel)
      return answer
    },
    outbox: {
      put: async (each) => {
        waiting.set(each.key, each)
        return 'all'
      },
      cancel: (key) => void waiting.delete(key),
    },
    now: () => 0,
  })
  expect(parcels[0]).toEqual({
    leadId: 99,
    lead: {
      ...report.lead,
      payment_status: 'Reported as paid; please check with the payment provider',
      payment_reference: '7-99',
    },
  })
  expect(waiting.size).toBe(left)
})

test('the word of a payment waits with a head start of a minute, and without one where nobody answered', async () => {
  const put: WaitingLead[] = []
  const keep = async (each: WaitingLead) => Boolean(put.push(each)) && 'all'
  await reportPayment(report, {
    send: async () => ({ kind: 'unsent', message: null, mayRetry: true }),
    outbox: { put: keep as Outbox['put'], cancel: () => undefined },
    now: () => 1000,
  })
  expect(put.map(({ at, notBefore }) => [at, notBefore])).toEqual([
    [1000, 61_000],
    [1000, 1000],
  ])
  expect(put[1]).toMatchObject({ form: 'reservation', target: 'server', leadId: 99, event: null, files: 0 })
})

test('the word of a demonstration says so', async () => {
  const sent: unknown[] = []
  await reportPayment(
    { ...report, isTest: true, outcome: 'failed' },
    {
      send: async (_, { lead }) => {
        sent.push(lead.payment_status)
        return { kind: 'sent', id: 99 }
      },
      outbox: { put: async () => 'all', cancel: () => undefined },
      now: () => 0,
    },
  )
  expect(sent).toEqual(['TEST: Payment failed'])
})
