import type { Field } from '../field.ts'
import type { Form } from '../form.ts'
import type { EnquiryParts } from './enquiry.ts'
import { messageField, optInField, personFields } from './people.ts'

/** Requests that have a page of their own. */
export type RequestKind = 'service' | 'finance' | 'trade_in' | 'valuations'

interface RequestWords {
  /** The page's heading. */
  readonly title: string
  readonly intro: string
  /** Words on the button. */
  readonly submit: string
  /** The category its leads are filed under. */
  readonly category: string
}

/** What each request is called, by the names of the specification. */
export const requestWords: Readonly<Record<RequestKind, RequestWords>> = {
  service: {
    title: 'Book a Service',
    intro: 'Tell us about your car and when it suits you. The service team confirms the time with you.',
    submit: 'Request booking',
    category: 'Service Booking',
  },
  finance: {
    title: 'Finance Pre-Approval',
    intro: 'Tell us what you have in mind. A finance specialist answers with what is possible and what it costs.',
    submit: 'Send request',
    category: 'Finance Enquiry',
  },
  trade_in: {
    title: 'Trade-In Valuation',
    intro: 'Tell us about the car you drive now, and we tell you what it is worth towards your next one.',
    submit: 'Request valuation',
    category: 'Trade-In Valuation',
  },
  valuations: {
    title: 'Sell Your Car',
    intro: 'Tell us about your car. We make an offer, whether or not you buy from us.',
    submit: 'Request an offer',
    category: 'Sell My Car Enquiry',
  },
}

const ownCar: readonly Field[] = [
  { kind: 'text', name: 'rego', label: 'Rego', required: false, maxLength: 10, half: true },
  { kind: 'text', name: 'vehicle_description', label: 'Make, model and year', maxLength: 120, half: true },
]

const odometer = (spell: EnquiryParts['spell']): Field => ({
  kind: 'text',
  name: 'odometer',
  label: spell('Odometer reading'),
  required: false,
  maxLength: 10,
  half: true,
})

const preferredDay: Field = {
  kind: 'date',
  name: 'preferred_date',
  label: 'Preferred day',
  required: false,
  half: true,
}

const particulars: Readonly<Record<RequestKind, (parts: EnquiryParts) => readonly Field[]>> = {
  service: () => [...ownCar, preferredDay],
  finance: () => [
    { kind: 'text', name: 'budget', label: 'How much would you like to borrow?', required: false, maxLength: 20 },
  ],
  trade_in: ({ spell }) => [...ownCar, odometer(spell)],
  valuations: ({ spell }) => [...ownCar, odometer(spell)],
}

function placeField(kind: RequestKind, { locations, primaryLocation }: EnquiryParts): Field {
  const label = kind === 'service' ? 'Service Location' : 'Location'
  if (locations.length < 2)
    return { kind: 'hidden', name: 'location_id', label, initial: locations[0]?.value ?? primaryLocation }
  return { kind: 'select', name: 'location_id', label, options: locations, initial: locations[0]?.value ?? '' }
}

/** What a request's form needs beside the parts of every enquiry. */
export interface RequestParts extends EnquiryParts {
  /** Finance is asked for only after the Privacy Statement was read. */
  readonly financeTerms?: boolean
}

function termsFields(kind: RequestKind, { financeTerms }: RequestParts): readonly Field[] {
  if (kind !== 'finance' || !financeTerms) return []
  const label = 'I have read and understood the Privacy Statement'
  return [{ kind: 'checkbox', name: 'terms_agreed', label, ticked: false }]
}

/** The form of a request's page. Its message is optional: the particulars say what is wanted. */
export function requestForm(kind: RequestKind, parts: RequestParts): Form {
  const { submit, category } = requestWords[kind]
  return {
    name: kind === 'trade_in' ? 'trade-in' : kind,
    category,
    submit,
    fields: [
      ...particulars[kind](parts),
      ...personFields,
      placeField(kind, parts),
      { ...messageField(parts.policy), required: false },
      ...termsFields(kind, parts),
      optInField(parts.policy),
    ],
  }
}
