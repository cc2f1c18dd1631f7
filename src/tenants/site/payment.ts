import type { PaymentProvider } from '#domain/payment/provider.ts'

/** Who takes deposits, and how. */
export interface Payment {
  readonly payment_provider: string | null
  /** How the provider is spoken to; null where there is none. */
  readonly method: PaymentProvider | null
  readonly payments_accepted: readonly string[]
  /** What a shopper agrees to before paying a deposit. */
  readonly terms: string
  /** For how many days a deposit holds a car; null where the dealer does not say. */
  readonly hold_days: number | null
  /** A deposit goes back to whoever decides against the car. */
  readonly refundable: boolean
  /** Dealership slug or id to its publishable key. */
  readonly publishable_keys: Readonly<Record<string, string>>
}
