import type { PaymentProvider } from '#domain/payment/provider.ts'
import type { FormProps } from '../form/form-props.ts'

/** Everything the checkout of one car needs; built by its page. */
export interface CheckoutProps {
  /** The form for the shopper's contact details. */
  readonly enquiry: FormProps
  readonly car: { readonly id: string; readonly title: string; readonly href: string }
  /** Path of this page on its site. */
  readonly path: string
  readonly dealer: string
  /** `place`: name of the car's location, or null; `visit`: link to arrange a viewing. */
  readonly place: string | null
  readonly visit: string
  /** Link to the dealer's stock list. */
  readonly browse: string
  /** "7 days"; null where the dealer does not state how long a deposit holds the car. */
  readonly heldFor: string | null
  /** Null where the dealer arranges the deposit and nothing is paid on the site. */
  readonly deposit: {
    readonly amount: number
    /** The amount formatted for display. */
    readonly text: string
    readonly key: string
    readonly currency: string
    readonly provider: PaymentProvider
  } | null
}
