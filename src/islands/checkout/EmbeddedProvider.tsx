import { useEffect, useRef } from 'react'
import type { PaymentOrder, PaymentProvider } from '#domain/payment/provider.ts'
import type { CheckoutDesk } from './checkout-desk.ts'
import { mountElement } from './hand-over.ts'

export interface EmbeddedProviderProps {
  readonly provider: Extract<PaymentProvider, { kind: 'embedded' }>
  readonly order: PaymentOrder
  readonly desk: CheckoutDesk
}

/** The place of a provider's own element; what is typed there never passes through this site. */
export function EmbeddedProvider({ provider, order, desk }: EmbeddedProviderProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one order is mounted once, whatever is drawn around it
  useEffect(() => {
    if (!place.current) return
    return mountElement(place.current, provider, order, (outcome) => desk.ended(outcome))
  }, [order.reference])
  return <div className="checkout-embedded" ref={place} />
}
