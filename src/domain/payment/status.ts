import type { PaymentOutcome } from './provider.ts'

/** What the dealer reads. A browser can only say what a page said: the provider's own books are the proof. */
const statuses: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'Reported as paid; please check with the payment provider',
  failed: 'Payment failed',
  cancelled: 'Not paid: cancelled by the shopper',
}

/** How a payment ended, as its lead says it; `isTest`: the provider took nothing. */
export function paymentStatus(outcome: PaymentOutcome, isTest: boolean): string {
  return isTest ? `TEST: ${statuses[outcome]}` : statuses[outcome]
}

/** How a payment ended by what its lead says: `nothing` where no provider took anything; null before it ended. */
export function paymentEnd(status: string): 'paid' | 'nothing' | null {
  if (status === statuses.paid) return 'paid'
  const hasEnded = Object.values(statuses).some((each) => status === each || status === `TEST: ${each}`)
  return hasEnded ? 'nothing' : null
}
