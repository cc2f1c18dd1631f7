import type { PaymentOutcome } from './provider.ts'

/**
 * Texts for the dealer. The browser only knows what the provider's page reported; the provider's records are the proof.
 */
const statuses: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'Reported as paid; please check with the payment provider',
  failed: 'Payment failed',
  cancelled: 'Not paid: cancelled by the shopper',
}

/** Payment status in a lead; `isTest` means that the provider took no money. */
export function paymentStatus(outcome: PaymentOutcome, isTest: boolean): string {
  return isTest ? `TEST: ${statuses[outcome]}` : statuses[outcome]
}

/** Parses a lead's payment status: `nothing` when no money was taken; null before the payment ended. */
export function paymentEnd(status: string): 'paid' | 'nothing' | null {
  if (status === statuses.paid) return 'paid'
  const hasEnded = Object.values(statuses).some((each) => status === each || status === `TEST: ${each}`)
  return hasEnded ? 'nothing' : null
}
