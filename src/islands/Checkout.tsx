import { useStore } from '@nanostores/react'
import { memo, useEffect, useState } from 'react'
import { CheckoutDesk } from './checkout/checkout-desk.ts'
import type { CheckoutProps } from './checkout/checkout-props.ts'
import { PaymentPanel } from './checkout/PaymentPanel.tsx'
import { ReservationEnd } from './checkout/ReservationEnd.tsx'
import EnquiryForm from './EnquiryForm.tsx'
import { ContactLines } from './enquiry/ContactLines.tsx'
import { asPrerendered } from './shared/hydration.ts'
import './checkout/checkout.css'

/** Reserving one car: first who wants it, kept as a lead, then the deposit with whoever takes it for the dealer. */
function Checkout(props: CheckoutProps) {
  const [desk] = useState(() => new CheckoutDesk(props))
  const state = useStore(desk.$state, asPrerendered)
  useEffect(() => desk.attach(), [desk])
  const { enquiry, deposit } = props
  if (state.at === 'done' || state.at === 'gone' || state.at === 'arranged')
    return <ReservationEnd {...props} state={state} />
  if (state.at !== 'details' && deposit)
    return <PaymentPanel deposit={deposit} help={enquiry.help} state={state} desk={desk} />
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
      <EnquiryForm {...enquiry} onSent={(sent) => desk.leadSent(sent)} />
    </>
  )
}

export default memo(Checkout)
