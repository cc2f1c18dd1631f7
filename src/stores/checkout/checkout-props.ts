import type { PaymentProvider } from '#domain/payment/provider.ts'
import type { FormProps } from '../form/form-props.ts'

/** Everything the checkout of one car needs; made by its page. */
export interface CheckoutProps {
  /** The form that asks who reserves. */
  readonly enquiry: FormProps
  readonly car: { readonly id: string; readonly title: string; readonly href: string }
  /** Address of this page on its site. */
  readonly path: string
  readonly dealer: string
  /** Where the car stands, and where to ask for a time to see it. */
  readonly place: string | null
  readonly visit: string
  /** The dealer's list. */
  readonly browse: string
  /** "7 days"; null where the dealer does not say how long a deposit holds. */
  readonly heldFor: string | null
  /** Null where the dealer arranges the deposit. */
  readonly deposit: {
    readonly amount: number
    /** As shoppers read it. */
    readonly text: string
    readonly key: string
    readonly currency: string
    readonly provider: PaymentProvider
  } | null
}
