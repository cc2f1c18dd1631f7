import { describe, expect, test } from 'vitest'
import { type Submission, successUrl } from './success.ts'

const enquiry = (car_type: string): Submission => ({
  category: 'General Enquiry',
  isCarEnquiry: true,
  extra: { car_id: 7, car_type },
})

describe('where a shopper goes after a form was sent', () => {
  test.each<[string, Submission, string]>([
    ['a used car (S2.50)', enquiry('used'), '/success?category=used-vehicle-enquiry&car_id=7&car_type=used'],
    ['a new car (S2.51)', enquiry('new'), '/success?category=new-vehicle-enquiry&car_id=7&car_type=new'],
    ['a demo (S2.52)', enquiry('demo'), '/success?category=demo-vehicle-enquiry&car_id=7&car_type=demo'],
    [
      'a type nobody knows keeps the category',
      enquiry('boat'),
      '/success?category=General%20Enquiry&car_id=7&car_type=boat',
    ],
    [
      'a test drive keeps its own category (S2.50)',
      { ...enquiry('used'), category: 'Test Drive Booking', isCarEnquiry: false },
      '/success?category=Test%20Drive%20Booking&car_id=7&car_type=used',
    ],
    [
      'no car (S2.49)',
      { category: 'General Enquiry', isCarEnquiry: false, extra: {} },
      '/success?category=General%20Enquiry',
    ],
    [
      'what is not known is left out',
      { ...enquiry('used'), extra: { car_id: null, car_type: 'used' } },
      '/success?category=used-vehicle-enquiry&car_type=used',
    ],
    [
      'nor is what is empty',
      { ...enquiry('used'), extra: { car_id: '', car_type: 'used' } },
      '/success?category=used-vehicle-enquiry&car_type=used',
    ],
    ['nothing breaks out', { category: 'A&B=#', isCarEnquiry: false, extra: {} }, '/success?category=A%26B%3D%23'],
  ])('%s', (_reason, submission, url) => {
    expect(successUrl(submission)).toBe(url)
  })
})
