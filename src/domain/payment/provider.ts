/** What a provider is told of a deposit. */
export const orderFacts = [
  'key',
  'amount',
  'currency',
  'reference',
  'description',
  'paid_url',
  'failed_url',
  'cancelled_url',
] as const

export type OrderFact = (typeof orderFacts)[number]

/** How a payment ended, as far as the browser knows; only the provider's own books are proof. */
export const paymentOutcomes = ['paid', 'failed', 'cancelled'] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]

interface Spoken {
  /** What the provider calls our facts, where its names differ. */
  readonly names: Readonly<Partial<Record<OrderFact, string>>>
  /** The unit it wants amounts in. */
  readonly unit: 'cents' | 'dollars'
}

/** Who takes deposits, as data: adding a provider to a dealer is a matter of its settings. */
export type PaymentProvider =
  /** Takes nothing; for demonstrations and tests, and says so. */
  | { readonly kind: 'demo' }
  /** A page of the provider's own, which sends the shopper back. */
  | ({ readonly kind: 'hosted'; readonly page: string } & Spoken)
  /** A script that brings an element of its own into the page; it tells the outcome by events. */
  | ({
      readonly kind: 'embedded'
      readonly script: string
      readonly element: string
      readonly events: Readonly<Partial<Record<PaymentOutcome, string>>>
      /** Further origins its frames and calls need. */
      readonly hosts: readonly string[]
    } & Spoken)

/** One deposit on its way to a provider; nothing in it is personal. */
export interface PaymentOrder {
  readonly key: string
  /** Whole dollars. */
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly description: string
  /** Address of the checkout page. */
  readonly page: string
}

/** Name of the query by which a provider's page says how it ended; believed only as far as this browser was waiting for it. */
export const outcomeQuery = 'payment'

/** The facts of an order under the provider's names for them, as text. */
export function orderFields(order: PaymentOrder, { names, unit }: Spoken): Readonly<Record<string, string>> {
  const { key, amount, currency, reference, description, page } = order
  const back = (outcome: PaymentOutcome) => `${page}?${outcomeQuery}=${outcome}`
  const facts: Readonly<Record<OrderFact, string>> = {
    ...{ key, currency, reference, description },
    amount: String(unit === 'cents' ? amount * 100 : amount),
    paid_url: back('paid'),
    failed_url: back('failed'),
    cancelled_url: back('cancelled'),
  }
  return Object.fromEntries(orderFacts.map((fact) => [names[fact] ?? fact, facts[fact]]))
}

/** How a provider's page says it ended, or null when the query holds nothing of the kind. */
export function outcomeIn(search: string): PaymentOutcome | null {
  const said = new URLSearchParams(search).get(outcomeQuery)
  return paymentOutcomes.find((outcome) => outcome === said) ?? null
}
