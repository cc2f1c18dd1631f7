import { useEffect, useRef } from 'react'
import type { PaymentOrder, PaymentProvider } from '#domain/payment/provider.ts'
import type { CheckoutStore } from '#stores/checkout/checkout-store.ts'
import { mountElement } from './hand-over.ts'

export interface EmbeddedProviderProps {
  readonly provider: Extract<PaymentProvider, { kind: 'embedded' }>
  readonly order: PaymentOrder
  readonly store: CheckoutStore
}

/** Mounts a provider's own element; what is typed there never passes through this site. */
export function EmbeddedProvider({ provider, order, store }: EmbeddedProviderProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one order is mounted once, whatever is drawn around it
  useEffect(() => {
    if (!place.current) return
    return mountElement(place.current, provider, order, (outcome) => store.ended(outcome))
  }, [order.reference])
  return <div className="checkout-embedded" ref={place} />
}
