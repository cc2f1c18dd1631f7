import { expect, it, test } from 'vitest'
import { fakeShelf } from './fake-shelf.ts'
import { keepRating, keptRating } from './review-rating.ts'

it('is asked once a visit', () => {
  const shelf = fakeShelf()
  expect(keptRating(shelf)).toBeNull()
  keepRating({ average: 4.7, count: 128 }, shelf)
  expect(keptRating(shelf)).toEqual({ average: 4.7, count: 128 })
})

test.each([[null], ['4.7'], [{ average: 11, count: 1 }], [{ average: 4, count: -1 }], [[4.7, 128]]])(
  'is never read from %j',
  (value) => {
    const shelf = fakeShelf()
    shelf.write('review-rating', value)
    expect(keptRating(shelf)).toBeNull()
  },
)
