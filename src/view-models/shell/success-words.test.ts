import { describe, expect, it, test } from 'vitest'
import { categoryInQuery, isAboutCar } from './success-category.ts'
import { successWords } from './success-words.ts'

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
    expect(categoryInQuery(search, successWords)).toBe(category)
  })

  it('is said with what happens next: two or three steps of its own kind', () => {
    const steps = Object.values(successWords).map(({ next }) => next.length)
    expect(Math.min(...steps)).toBe(2)
    expect(Math.max(...steps)).toBe(3)
    expect(successWords['test-drive-booking'].next).toContain('Bring your driver’s licence.')
    expect(successWords['parts-enquiry'].next).toEqual(successWords['general-enquiry'].next)
  })

  it('names a car after what may be about one, and after nothing else (S2.50, S2.51, S2.52)', () => {
    const about = Object.keys(successWords).filter(isAboutCar)
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
})
