import { expect, it, test } from 'vitest'
import { requestPhotos } from './car-requests.ts'
import type { EnquiryParts } from './enquiry.ts'

const parts: EnquiryParts = {
  policy: {
    phone: { mode: 'au', test_number: null },
    names: 'strict',
    postcode_digits: 4,
    message_required: true,
    opt_in: { hidden: false, default: true, label: 'News, please' },
    failure_alert: 'both',
    enquiry: { categories: ['General Enquiry'], heard_about_us: [] },
    additional_services: [],
    on_success: {},
  },
  locations: [],
  primaryLocation: '11',
  spell: (text) => text,
}

it('asks for photos in words that nobody has to type (S5.38)', () => {
  expect(requestPhotos(parts, 'used').fields.find(({ name }) => name === 'message')).toEqual({
    kind: 'hidden',
    name: 'message',
    label: 'Message',
    initial: 'Please send me photos of this vehicle.',
  })
})

test.each([
  ['used', 'Used Vehicle Enquiry'],
  ['new', 'New Vehicle Enquiry'],
  ['demo', 'Demo Vehicle Enquiry'],
] as const)('photos of a %s car are filed under %s', (type, category) => {
  const { category: filed, submit } = requestPhotos(parts, type)
  expect([filed, submit]).toEqual([category, 'Request Photos'])
})
