import type { CheckoutStore } from '#stores/checkout/checkout-store.ts'

export interface DemoProviderProps {
  readonly deposit: string
  readonly store: CheckoutStore
}

/** Stands in for a payment provider; takes no payment and says so. */
export function DemoProvider({ deposit, store }: DemoProviderProps) {
  return (
    <section className="checkout-demo" aria-labelledby="demo-provider">
      <p id="demo-provider">
        <strong>Test mode: no payment is taken.</strong> This stands in for the payment page of a provider. Choose how
        it ends.
      </p>
      <div className="checkout-demo-ways">
        <button type="button" className="button" onClick={() => store.ended('paid')}>
          Test: {deposit} is paid
        </button>
        <button type="button" className="button button--secondary" onClick={() => store.ended('failed')}>
          Test: the payment fails
        </button>
        <button type="button" className="button button--secondary" onClick={() => store.ended('cancelled')}>
          Test: cancel
        </button>
      </div>
    </section>
  )
}
