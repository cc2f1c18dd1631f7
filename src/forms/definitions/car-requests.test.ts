import { expect, it, test } from 'vitest'
import { requestPhotos } from './car-requests.ts'
import { sampleParts as parts } from './sample-parts.ts'

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
