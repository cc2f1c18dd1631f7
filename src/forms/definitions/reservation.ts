import { reservationTermsId } from '#domain/payment/terms-id.ts'
import type { Form } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { messageField, optInField, personFields } from './people.ts'

/** Label of the terms checkbox of a reservation. */
export const reservationAgreement = 'I have read and agree to the reservation terms on this page'

const terms = { words: 'reservation terms', href: `#${reservationTermsId}` }

/** The parts of a reservation form, beyond those of every enquiry. */
export interface ReservationParts extends EnquiryParts {
  /** The formatted deposit; null where the dealer arranges it. */
  readonly deposit: string | null
  /** Label of the terms checkbox. */
  readonly agreement: string
}

/** The reservation form. Its lead says that nothing is paid yet; the outcome of the payment updates it later. */
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
