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

/** Texts of each request; categories as in the specification. */
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
