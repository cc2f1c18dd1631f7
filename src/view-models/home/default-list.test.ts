import { expect, test } from 'vitest'
import { landingsOf } from '#search/landing.ts'
import { nameOf } from './default-list.ts'

const stock = [{ make: 'BMW', model: 'R 1250', body: 'Touring' }]
const lists = landingsOf({ vehicleKinds: ['motorcycles', 'rvs'], lists: {} }, stock)

test.each([
  ['/search/new-used-and-demo-motorcycles', 'motorcycles'],
  ['/search/new-used-and-demo-rvs', 'RVs'],
  ['/search/used-motorcycles', 'used motorcycles'],
  ['/search/new-used-and-demo-cars', 'new, used and demo vehicles'],
  ['/search/bmw', 'BMW'],
])('the list %s is called %s', (path, name) => {
  const list = lists.find((each) => each.path === path)
  expect(list && nameOf(list)).toBe(name)
})
