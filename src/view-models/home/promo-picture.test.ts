import { expect, test } from 'vitest'
import { nextPicture, picturedOf } from './promo-picture.ts'

const red = { url: 'red.webp', paint: 'red' }
const white = { url: 'white.webp', paint: 'white' }
const otherRed = { url: 'other-red.webp', paint: 'red' }

test.each([
  ['takes a paint that neither the page’s first car nor a promo before shows', [otherRed, white], red, [], white],
  ['takes another picture where every paint is there', [red, otherRed], red, [white], otherRed],
  ['takes the page’s first car where there is no other', [red], red, [], red],
  ['shows no picture twice', [red], undefined, [red], undefined],
  ['takes the first of the list where nothing is shown yet', [white, red], undefined, [], white],
] as const)('a promo %s', (_what, cars, first, others, picture) => {
  expect(nextPicture(cars, first, others)).toBe(picture)
})

test('a car without a picture is none to show, and a paint that nobody knows is none', () => {
  expect(picturedOf({ primary_image_url: null, colour: 'Red' })).toEqual([])
  expect(picturedOf({ primary_image_url: 'a.webp', colour: null })).toEqual([{ url: 'a.webp', paint: undefined }])
})
