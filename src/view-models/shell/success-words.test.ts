import { describe, expect, it, test } from 'vitest'
import { siteSpelling } from './site-spelling.ts'
import { categoryInQuery, isAboutCar, isAboutOwnCar } from './success-category.ts'
import { successWords } from './success-words.ts'

const silent = successWords({ answers: null, spelt: {} })
const stated = successWords({ answers: 'within two working hours', spelt: {} })

describe('the category the success page speaks of', () => {
  test.each([
    ['as leads carry it', '?category=General%20Enquiry', 'general-enquiry'],
    ['with a plus for the space', '?category=General+Enquiry', 'general-enquiry'],
    ['as a slug', '?category=used-vehicle-enquiry&car_id=7&car_type=used', 'used-vehicle-enquiry'],
    ['unknown', '?category=You+have+won', null],
    ['a script', '?category=%3Cscript%3E', null],
    ['a name every object has', '?category=constructor', null],
    ['absent', '', null],
    ['given twice: the first', '?category=parts-enquiry&category=x', 'parts-enquiry'],
  ])('%s (S2.49)', (_reason, search, category) => {
    expect(categoryInQuery(search, silent)).toBe(category)
  })

  it('names a car after what may be about one, and after nothing else (S2.50, S2.51, S2.52)', () => {
    const about = Object.keys(silent).filter(isAboutCar)
    expect(about.sort()).toEqual([
      'demo-vehicle-enquiry',
      'finance-enquiry',
      'new-vehicle-enquiry',
      'test-drive-booking',
      'trade-in-valuation',
      'used-vehicle-enquiry',
    ])
    expect(isAboutCar(null)).toBe(false)
  })

  it('offers no cars for sale to who asked about a car of their own', () => {
    expect(Object.keys(silent).filter(isAboutOwnCar).sort()).toEqual(['parts-enquiry', 'service-booking'])
    expect(isAboutOwnCar(null)).toBe(false)
  })
})

describe('what happens next', () => {
  it('is two or three steps, of which the first says who answers', () => {
    for (const { next, onDay } of Object.values(silent)) {
      expect([2, 3]).toContain(next.length)
      for (const step of [next[0], onDay ?? next[0]]) expect(step).toMatch(/ answers? by phone or e-mail\.$/)
    }
  })

  it.each([
    ['test-drive-booking', 'Bring your driver’s licence. Whoever else drives brings theirs.'],
    ['service-booking', 'Bring the service book and every key.'],
    ['finance-enquiry', 'Have your driver’s licence, proof of income and a bank statement ready.'],
    [
      'trade-in-valuation',
      'Bring it in with its service book and every key. We look it over before we make our offer.',
    ],
  ] as const)('%s says what to have ready', (category, step) => {
    expect(silent[category].next).toContain(step)
  })

  it('is another first step where a day was asked for', () => {
    const { onDay, next } = silent['test-drive-booking']
    expect([next[0], onDay]).toEqual([
      'We find you a time and answer by phone or e-mail.',
      'We check that the car is free then and answer by phone or e-mail.',
    ])
  })
})

describe('how soon the dealer answers', () => {
  it('is said once, in every text, where the dealer states it', () => {
    for (const { text, next, onDay } of Object.values(stated)) {
      expect(text).toMatch(/ We answer within two working hours\.$/)
      expect([...next, onDay].join()).not.toContain('within two working hours')
    }
    expect(stated['general-enquiry'].text).toBe('Your enquiry is with our team. We answer within two working hours.')
  })

  it('is promised by nobody else', () => {
    expect(silent['general-enquiry'].text).toBe('Your enquiry is with our team. We will read it and get back to you.')
    expect(silent['service-booking'].text).toBe('We will confirm the date and time with you.')
    expect(JSON.stringify(silent)).not.toContain('We answer')
  })
})

describe('the words of a site', () => {
  const site = (vehicle_types: readonly ('cars' | 'motorcycles')[], locale: 'en-AU' | 'en-US') =>
    siteSpelling({
      contact: { answer_time: 'by car, in the licence hour' },
      identity: { vehicle_types },
      locale: { locale, currency: 'AUD', timeZone: 'Australia/Sydney' },
    })

  it('are the platform’s own where nothing is spelt otherwise', () => {
    expect(site(['cars'], 'en-AU').spelt).toEqual({})
  })

  it('are spelt as in America there, and speak of vehicles where no cars are sold; the dealer’s own words stay', () => {
    const worded = site(['motorcycles'], 'en-US')
    const { title, text, next } = successWords(worded)['used-vehicle-enquiry']
    expect(text).toBe('Your inquiry is with our team. We answer by car, in the licence hour.')
    expect(title).toBe('Thank you for asking about this vehicle')
    expect(next).toEqual([
      'One of our people reads your message and answers by phone or e-mail.',
      'You hear whether the vehicle is still for sale.',
      'Coming to drive it? Bring your driver’s license.',
    ])
    expect(successWords(worded)['general-enquiry'].title).toBe('Thank you for your inquiry')
    expect(successWords(worded)['service-booking'].next.slice(0, 2)).toEqual([
      'The shop finds you a day and answers by phone or e-mail.',
      'Bring the service records and every key.',
    ])
  })
})
