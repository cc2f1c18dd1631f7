/** What the success page says about one category. */
export interface SuccessWords {
  readonly title: string
  readonly text: string
  /** What happens next, in its order. */
  readonly next: readonly string[]
}

const enquiry = {
  text: 'Your enquiry is with our team. We will read it and get back to you.',
  next: ['One of our people reads your message.', 'We reply by phone or e-mail.'],
}

const valuation = ['We ring you with a figure.', 'Bring it in, and we confirm the figure.']

/** Categories the page knows; whatever else its address says, it says the general words. */
const words = {
  'general-enquiry': { title: 'Thank you for your enquiry', ...enquiry },
  'used-vehicle-enquiry': { title: 'Thank you for asking about this car', ...enquiry },
  'new-vehicle-enquiry': { title: 'Thank you for asking about this car', ...enquiry },
  'demo-vehicle-enquiry': { title: 'Thank you for asking about this car', ...enquiry },
  'special-offer-enquiry': { title: 'Thank you for asking about our offer', ...enquiry },
  'parts-enquiry': { title: 'Thank you for your parts enquiry', ...enquiry },
  'test-drive-booking': {
    title: 'Your test drive request is in',
    text: 'We will confirm the date and time with you before the car is ready.',
    next: ['We ring to confirm.', 'Bring your driver’s licence.', 'Ask at the desk for the keys.'],
  },
  'service-booking': {
    title: 'Your service request is in',
    text: 'We will confirm the date and time with you.',
    next: ['We ring to confirm.', 'Bring the service book.'],
  },
  'finance-enquiry': {
    title: 'Your finance request is in',
    text: 'Our finance team will go through it and get back to you.',
    next: ['They ring about the loan and its cost.', 'Nothing is signed until you say so.'],
  },
  'trade-in-valuation': {
    title: 'Your valuation request is in',
    text: 'We will look at what you sent and get back to you with a figure.',
    next: valuation,
  },
  'sell-my-car-enquiry': {
    title: 'Thank you for offering us your car',
    text: 'We will look at what you sent and get back to you.',
    next: valuation,
  },
} as const satisfies Readonly<Record<string, SuccessWords>>

/** The words by category, ready to be respelt for a site and handed to the page. */
export const successWords: Readonly<Record<keyof typeof words, SuccessWords>> = words

/** The words said when the address says nothing that is known. */
export const generalWords: SuccessWords = words['general-enquiry']
