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
