import { expect, it, test } from 'vitest'
import { keepRating, keptRating } from './review-rating.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

it('is asked once a visit', () => {
  const siteStorage = fakeSiteStorage()
  expect(keptRating(siteStorage)).toBeNull()
  keepRating({ average: 4.7, count: 128 }, siteStorage)
  expect(keptRating(siteStorage)).toEqual({ average: 4.7, count: 128 })
})

test.each([[null], ['4.7'], [{ average: 11, count: 1 }], [{ average: 4, count: -1 }], [[4.7, 128]]])(
  'is never read from %j',
  (value) => {
    const siteStorage = fakeSiteStorage()
    siteStorage.write('review-rating', value)
    expect(keptRating(siteStorage)).toBeNull()
  },
)
