import { useEffect, useRef } from 'react'
import type { ReservationState } from '#domain/payment/reservation.ts'
import type { CheckoutState } from '#stores/checkout/checkout-progress.ts'
import type { CheckoutProps } from '#stores/checkout/checkout-props.ts'
import type { CheckoutStore } from '#stores/checkout/checkout-store.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { ContactLines } from '../enquiry/ContactLines.tsx'
import { EmbeddedProvider } from './EmbeddedProvider.tsx'
import { LazyDemoProvider } from './LazyDemoProvider.tsx'

export interface PaymentPanelProps {
  readonly deposit: NonNullable<CheckoutProps['deposit']>
  readonly help: FormProps['help']
  readonly state: CheckoutState
  readonly store: CheckoutStore
}

const troubles: Readonly<Partial<Record<ReservationState, string>>> = {
  failed: 'The payment did not go through. Nothing was paid here; you can try again.',
  cancelled: 'The payment was not finished. You can try again. If you did pay, please call us before paying twice.',
}

/** The second half of the checkout: the details are sent, the deposit is due. */
export function PaymentPanel({ deposit, help, state, store }: PaymentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { at, reference } = state
  // If the pressed button is gone, focus moves to the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn of the payment may take a pressed button away
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [at])
  const trouble = troubles[at]
  const order = store.order()
  const isBusy = at === 'checking' || (at === 'paying' && deposit.provider.kind === 'hosted')
  return (
    <section className="checkout-payment" aria-busy={isBusy}>
      <h2 className="checkout-title" ref={heading} tabIndex={-1}>
        Pay the deposit
      </h2>
      <p>
        Your details are with us under reference <strong className="tabular">{reference}</strong>. Pay the deposit of{' '}
        <strong>{deposit.text}</strong> to complete your reservation.
      </p>
      {trouble && (
        <div className="alert alert--bad" role="alert">
          <div>
            <p>{trouble}</p>
            <ContactLines help={help} />
          </div>
        </div>
      )}
      {at === 'paying' && deposit.provider.kind === 'demo' && <LazyDemoProvider deposit={deposit.text} store={store} />}
      {at === 'paying' && deposit.provider.kind === 'embedded' && order && (
        <EmbeddedProvider provider={deposit.provider} order={order} store={store} />
      )}
      {(at !== 'paying' || isBusy) && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void store.pay()}>
          {isBusy ? 'One moment…' : `Pay ${deposit.text} deposit`}
        </button>
      )}
    </section>
  )
}
