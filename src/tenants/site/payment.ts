import type { PaymentProvider } from '#domain/payment/provider.ts'

/** The payment provider and the terms of a deposit. */
export interface Payment {
  readonly payment_provider: string | null
  /** How the provider is called; null when there is none. */
  readonly method: PaymentProvider | null
  readonly payments_accepted: readonly string[]
  /** What a shopper agrees to before paying a deposit. */
  readonly terms: string
  /** Days a deposit holds a car; null when the dealer does not say. */
  readonly hold_days: number | null
  /** Whether a deposit is refunded to a shopper who decides against the car. */
  readonly refundable: boolean
  /** Map: dealership slug or id -> its publishable key. */
  readonly publishable_keys: Readonly<Record<string, string>>
}
