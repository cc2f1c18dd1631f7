/** The fields of an order that are passed to a provider. */
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

/** Outcomes as the browser knows them; only the provider's records are proof. */
export const paymentOutcomes = ['paid', 'failed', 'cancelled'] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]

interface Spoken {
  /** The provider's names of our fields, where they differ. */
  readonly names: Readonly<Partial<Record<OrderFact, string>>>
  /** Unit of amounts. */
  readonly unit: 'cents' | 'dollars'
}

/** A payment provider as data, so that one can be added through a dealer's settings. */
export type PaymentProvider =
  /** Takes no money, and says so; for demonstrations and tests. */
  | { readonly kind: 'demo' }
  /** A page on the provider's site, which redirects the shopper back. */
  | ({ readonly kind: 'hosted'; readonly page: string } & Spoken)
  /** A script that defines a custom element, which reports the outcome by events. */
  | ({
      readonly kind: 'embedded'
      readonly script: string
      readonly element: string
      readonly events: Readonly<Partial<Record<PaymentOutcome, string>>>
      /** Further origins that its frames and requests need. */
      readonly hosts: readonly string[]
    } & Spoken)

/** A deposit to be paid at a provider; contains no personal data. */
export interface PaymentOrder {
  readonly key: string
  /** Whole dollars. */
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly description: string
  /** URL of the checkout page. */
  readonly page: string
}

/** Query parameter with which a provider's page returns the outcome; trusted only while this browser waits for one. */
export const outcomeQuery = 'payment'

/** The order's fields as text, under the provider's names. */
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

/** The outcome in a query string, or null. */
export function outcomeIn(search: string): PaymentOutcome | null {
  const said = new URLSearchParams(search).get(outcomeQuery)
  return paymentOutcomes.find((outcome) => outcome === said) ?? null
}
