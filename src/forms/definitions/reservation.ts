import { reservationTermsId } from '#domain/payment/terms-id.ts'
import type { Form } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { messageField, optInField, personFields } from './people.ts'

/** What a shopper agrees to who reserves a car. */
export const reservationAgreement = 'I have read and agree to the reservation terms on this page'

const terms = { words: 'reservation terms', href: `#${reservationTermsId}` }

/** What a reservation's form needs beside the parts of every enquiry. */
export interface ReservationParts extends EnquiryParts {
  /** The deposit as shoppers read it, or null where the dealer arranges it. */
  readonly deposit: string | null
  /** What a shopper agrees to. */
  readonly agreement: string
}

/** Who reserves a car. The lead says that nothing is paid yet; a later word of the payment is laid over it. */
export function reservationForm({ policy, primaryLocation, deposit, agreement }: ReservationParts): Form {
  return {
    name: 'reservation',
    category: 'Vehicle Reservation',
    submit: deposit === null ? 'Send reservation' : 'Continue to payment',
    fields: [
      ...personFields,
      { kind: 'hidden', name: 'location_id', label: 'Location', initial: primaryLocation },
      { kind: 'hidden', name: 'deposit_amount', label: 'Deposit', initial: deposit ?? '' },
      { kind: 'hidden', name: 'payment_status', label: 'Payment', initial: 'Not paid yet' },
      { ...messageField(policy), required: false },
      { kind: 'checkbox', name: 'terms_agreed', label: agreement, ticked: false, terms },
      optInField(policy),
    ],
  }
}
