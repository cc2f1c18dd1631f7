import { expect, test } from 'vitest'
import { mayRequestPhotos } from './photo-request.ts'

const features = { test_drive: true, enquiry: true }

test.each([
  ['a car without pictures (S2.55)', {}, true, [], true],
  ['not one that has some', {}, true, ['front'], false],
  ['nowhere without enquiries', {}, false, [], false],
  ['nowhere where the dealer hides the button (S1.9)', { photos: false }, true, [], false],
])('photos can be asked for of %s', (_reason, buttons, enquiry, pictures, may) => {
  expect(mayRequestPhotos({ cars: { buttons, features: { ...features, enquiry } } }, pictures)).toBe(may)
})
