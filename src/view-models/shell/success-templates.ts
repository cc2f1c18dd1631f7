/** Texts of the success page for a category. */
export interface SuccessWords {
  readonly title: string
  readonly text: string
  /** The next steps, in order. */
  readonly next: readonly string[]
  /** Replaces the first step when the shopper chose a day. */
  readonly onDay?: string
}

/** Texts of a category. How soon the dealer answers is stated once, after `text`; the steps state how. */
export interface Template extends SuccessWords {
  /** End of the text when the dealer does not state how soon it answers. */
  readonly otherwise?: string
}

const read = 'One of our people reads your message and answers by phone or e-mail.'

const enquiry = {
  text: 'Your enquiry is with our team.',
  otherwise: 'We will read it and get back to you.',
  next: [read, 'Heard nothing? Look in your junk mail, then ask us again.'],
}

const carEnquiry = {
  ...enquiry,
  title: 'Thank you for asking about this car',
  next: [read, 'You hear whether the car is still for sale.', 'Coming to drive it? Bring your driver’s licence.'],
}

const valuation = [
  'We look at what you sent and answer by phone or e-mail.',
  'Bring it in with its service book and every key. We look it over before we make our offer.',
]

/** Texts by category. Any other category gets the general texts. */
export const templates = {
  'general-enquiry': { title: 'Thank you for your enquiry', ...enquiry },
  'used-vehicle-enquiry': carEnquiry,
  'new-vehicle-enquiry': carEnquiry,
  'demo-vehicle-enquiry': carEnquiry,
  'special-offer-enquiry': {
    ...enquiry,
    title: 'Thank you for asking about our offer',
    next: [read, 'You hear what the offer covers and how long it runs.'],
  },
  'parts-enquiry': {
    ...enquiry,
    title: 'Thank you for your parts enquiry',
    next: [
      'We look for the part and answer by phone or e-mail.',
      'Have your registration papers at hand: they tell which part fits.',
    ],
  },
  'test-drive-booking': {
    title: 'Your booking request is in',
    text: 'We will confirm the date and time with you before the car is ready.',
    next: [
      'We find you a time and answer by phone or e-mail.',
      'Bring your driver’s licence. Whoever else drives brings theirs.',
      'Ask at the desk for the keys.',
    ],
    onDay: 'We check that the car is free then and answer by phone or e-mail.',
  },
  'service-booking': {
    title: 'Your service request is in',
    text: 'We will confirm the date and time with you.',
    next: [
      'The workshop finds you a day and answers by phone or e-mail.',
      'Bring the service book and every key.',
      'Tell the desk what you noticed: a noise, a smell, a warning light.',
    ],
    onDay: 'The workshop checks that day and answers by phone or e-mail.',
  },
  'finance-enquiry': {
    title: 'Your finance request is in',
    text: 'Our finance team will go through it and get back to you.',
    next: [
      'Our finance team goes through it and answers by phone or e-mail.',
      'Have your driver’s licence, proof of income and a bank statement ready.',
      'You hear what the loan costs. Nothing is signed until you say so.',
    ],
  },
  'trade-in-valuation': {
    title: 'Your valuation request is in',
    text: 'We will look at what you sent and get back to you with a figure.',
    next: [...valuation, 'Still paying it off? Bring the papers of the loan.'],
  },
  'sell-my-car-enquiry': {
    title: 'Thank you for offering us your car',
    text: 'We will look at what you sent and get back to you.',
    next: [...valuation, 'Bring your driver’s licence, and the papers of a loan if there is one.'],
  },
} as const satisfies Readonly<Record<string, Template>>
