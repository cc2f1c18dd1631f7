import { useStore } from '@nanostores/react'
import { memo, useEffect, useState } from 'react'
import { checkoutDependencies } from '#stores/checkout/checkout-dependencies.ts'
import type { CheckoutProps } from '#stores/checkout/checkout-props.ts'
import { createCheckoutStore } from '#stores/checkout/checkout-store.ts'
import { CheckoutSteps } from './checkout/CheckoutSteps.tsx'
import { redirectToProvider } from './checkout/hand-over.ts'
import { PaymentPanel } from './checkout/PaymentPanel.tsx'
import { ReservationOutcome } from './checkout/ReservationOutcome.tsx'
import { showOutcome } from './checkout/show-outcome.ts'
import EnquiryForm from './EnquiryForm.tsx'
import { ContactLines } from './enquiry/ContactLines.tsx'
import { deliverWaitingLeads } from './enquiry/delivery.ts'
import { asPrerendered } from './shared/hydration.ts'
import './checkout/checkout.css'
import './steps/steps.css'

/**
 * Reserves one car: first the shopper's details, sent as a lead, then the deposit with the dealer's payment provider.
 */
function Checkout(props: CheckoutProps) {
  const [store] = useState(() => createCheckoutStore(props, { ...checkoutDependencies, leaveFor: redirectToProvider }))
  const state = useStore(store.$state, asPrerendered)
  useEffect(deliverWaitingLeads, [])
  useEffect(() => store.start(), [store])
  useEffect(() => showOutcome(state.at), [state.at])
  const { enquiry, deposit } = props
  const isEnded = state.at === 'done' || state.at === 'gone' || state.at === 'arranged'
  const isPaying = !isEnded && state.at !== 'details' && deposit !== null
  return (
    <>
      {state.at !== 'gone' && (
        <CheckoutSteps at={isEnded ? 'end' : isPaying ? 'deposit' : 'details'} hasDeposit={deposit !== null} />
      )}
      {isEnded && <ReservationOutcome {...props} state={state} />}
      {isPaying && <PaymentPanel deposit={deposit} help={enquiry.help} state={state} store={store} />}
      {!isEnded && !isPaying && (
        <>
          {state.isStray && <StrayNotice help={enquiry.help} />}
          <h2 className="checkout-title">Your details</h2>
          <EnquiryForm {...enquiry} onSent={store.leadSent} />
        </>
      )}
    </>
  )
}

/** Shown when a payment page sent the shopper here with a result that this tab does not wait for. */
function StrayNotice({ help }: Pick<CheckoutProps['enquiry'], 'help'>) {
  return (
    <div className="alert" role="alert">
      <div>
        <p>A payment page sent you here, but this tab was not waiting for it. If you paid, please do not pay again.</p>
        <ContactLines help={help} />
      </div>
    </div>
  )
}

export default memo(Checkout)
