import { expect, test } from 'vitest'
import { lastViewedCar, noteLastViewedCar } from './last-viewed-car.ts'
import { fakeSiteStorage } from './storage/fake-storage.ts'

const car = {
  id: '7',
  slug: '2021-norda-tern-7',
  title: '2021 Norda Tern',
  subtitle: '',
  make: 'Norda',
  model: 'Tern',
  price: '$25,990',
  image: null,
}

test.each([
  ['the car just seen', '7', car],
  ['no other car', '8', null],
  ['nothing without an id', null, null],
])('remembers %s', (_reason, id, seen) => {
  const siteStorage = fakeSiteStorage()
  noteLastViewedCar(car, siteStorage)
  expect(lastViewedCar(id, siteStorage)).toEqual(seen)
})

test('remembers nothing that cannot be read', () => {
  const siteStorage = fakeSiteStorage()
  siteStorage.write('last-viewed-car', { id: '7', slug: 'javascript:' })
  expect(lastViewedCar('7', siteStorage)).toBeNull()
})
