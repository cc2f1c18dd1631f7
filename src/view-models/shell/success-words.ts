import { categoryKey } from '#domain/lead/success.ts'

/** What the success page says about one category. */
export interface SuccessWords {
  readonly title: string
  readonly text: string
}

const enquiry = 'Your enquiry is with our team. We will read it and get back to you.'

/** Categories the page knows; whatever else its address says, it says the general words. */
const words = {
  'general-enquiry': { title: 'Thank you for your enquiry', text: enquiry },
  'used-vehicle-enquiry': { title: 'Thank you for asking about this car', text: enquiry },
  'new-vehicle-enquiry': { title: 'Thank you for asking about this car', text: enquiry },
  'demo-vehicle-enquiry': { title: 'Thank you for asking about this car', text: enquiry },
  'special-offer-enquiry': { title: 'Thank you for asking about our offer', text: enquiry },
  'parts-enquiry': { title: 'Thank you for your parts enquiry', text: enquiry },
  'test-drive-booking': {
    title: 'Your test drive request is in',
    text: 'We will confirm the date and time with you before the car is ready.',
  },
  'service-booking': {
    title: 'Your service request is in',
    text: 'We will confirm the date and time with you.',
  },
  'finance-enquiry': {
    title: 'Your finance request is in',
    text: 'Our finance team will go through it and get back to you.',
  },
  'trade-in-valuation': {
    title: 'Your valuation request is in',
    text: 'We will look at what you sent and get back to you with a figure.',
  },
  'sell-my-car-enquiry': {
    title: 'Thank you for offering us your car',
    text: 'We will look at what you sent and get back to you.',
  },
} as const satisfies Readonly<Record<string, SuccessWords>>

type KnownCategory = keyof typeof words

/** The words by category, ready to be respelt for a site and handed to the page. */
export const successWords: Readonly<Record<KnownCategory, SuccessWords>> = words

/** The words said when the address says nothing that is known. */
export const generalWords: SuccessWords = words['general-enquiry']

/** The known category an address asks for, or null: the query is never shown, only looked up. */
export function categoryInQuery(search: string): KnownCategory | null {
  const key = categoryKey(new URLSearchParams(search).get('category') ?? '')
  return Object.hasOwn(words, key) ? (key as KnownCategory) : null
}

/** Whether a category may speak of one car, so that the car remembered may be named. */
export const isAboutCar = (category: string | null): boolean =>
  /-vehicle-enquiry$|^(?:test-drive-booking|finance-enquiry|trade-in-valuation)$/.test(category ?? '')
