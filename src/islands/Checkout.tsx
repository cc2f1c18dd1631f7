import { useStore } from '@nanostores/react'
import { memo, useEffect, useState } from 'react'
import type { CheckoutProps } from '#stores/checkout/checkout-props.ts'
import { checkoutDependencies, createCheckoutStore } from '#stores/checkout/checkout-store.ts'
import { leaveForProvider } from './checkout/hand-over.ts'
import { PaymentPanel } from './checkout/PaymentPanel.tsx'
import { ReservationEnd } from './checkout/ReservationEnd.tsx'
import EnquiryForm from './EnquiryForm.tsx'
import { ContactLines } from './enquiry/ContactLines.tsx'
import { keepDelivering } from './enquiry/delivery.ts'
import { asPrerendered } from './shared/hydration.ts'
import './checkout/checkout.css'

/** Reserving one car: first who wants it, kept as a lead, then the deposit with whoever takes it for the dealer. */
function Checkout(props: CheckoutProps) {
  const [store] = useState(() => createCheckoutStore(props, { ...checkoutDependencies, leaveFor: leaveForProvider }))
  const state = useStore(store.$state, asPrerendered)
  useEffect(keepDelivering, [])
  useEffect(() => store.start(), [store])
  const { enquiry, deposit } = props
  if (state.at === 'done' || state.at === 'gone' || state.at === 'arranged')
    return <ReservationEnd {...props} state={state} />
  if (state.at !== 'details' && deposit)
    return <PaymentPanel deposit={deposit} help={enquiry.help} state={state} store={store} />
  return (
    <>
      {state.isStray && (
        <div className="alert checkout-stray" role="alert">
          <div>
            <p>
              A payment page sent you here, but this tab was not waiting for it. If you paid, please do not pay again.
            </p>
            <ContactLines help={enquiry.help} />
          </div>
        </div>
      )}
      <h2 className="checkout-title">1. Your details</h2>
      <EnquiryForm {...enquiry} onSent={store.leadSent} />
    </>
  )
}

export default memo(Checkout)
