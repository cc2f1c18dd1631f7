import { expect, test } from 'vitest'
import { dropNear, keepNear, nearName, nearPlace } from './near.ts'
import { FakeStorage, fakeSiteStorage } from './storage/fake-storage.ts'

test('where a shopper is stays in the tab, to a kilometre, until it is dropped', () => {
  const storage = fakeSiteStorage()
  expect(nearPlace(storage)).toBeNull()
  keepNear({ lat: -37.81361, long: 144.96305, postcode: '3000' }, storage)
  expect(nearPlace(storage)).toEqual({ lat: -37.81, long: 144.96, postcode: '3000' })
  dropNear(storage)
  expect(nearPlace(storage)).toBeNull()
})

test('a browser that keeps nothing still orders the list of this page', () => {
  const storage = fakeSiteStorage('north', Object.assign(new FakeStorage(), { mode: 'blocked' as const }))
  keepNear({ lat: -37.81, long: 144.96, postcode: '3000' }, storage)
  expect(nearPlace(storage)).toEqual({ lat: -37.81, long: 144.96, postcode: '3000' })
  dropNear(storage)
  expect(nearPlace(storage)).toBeNull()
})

test.each([null, 'x', {}, { lat: '1', long: 2, postcode: '' }])('what is no place is none: %j', (kept) => {
  const storage = fakeSiteStorage()
  storage.write(nearName, kept)
  expect(nearPlace(storage)).toBeNull()
})
