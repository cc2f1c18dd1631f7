import { expect, test } from 'vitest'
import { garageOn } from './saved.ts'
import { isSavedListStored } from './saved-list-stored.ts'
import { FakeStorage, fakeSiteStorage } from './storage/fake-storage.ts'

const car = (id: string) => ({
  ...{ id, slug: `car-${id}`, title: `Tern ${id}`, subtitle: '', make: 'Norda', model: 'Tern' },
  ...{ price: '$9,990', image: null },
})

test.each([
  ['that is open', 'open', true],
  ['that is blocked', 'blocked', false],
  ['that is full', 'full', false],
] as const)('a car that is saved in a storage %s', (_what, mode, expected) => {
  const storage = new FakeStorage()
  const site = fakeSiteStorage('north', storage)
  garageOn(site).toggle(car('1'))
  const garage = garageOn(site)
  storage.mode = mode
  garage.toggle(car('2'))
  expect(isSavedListStored(garage.$saved.get(), site)).toBe(expected)
})

test('a car that an earlier version of the site kept with other words is kept', () => {
  const site = fakeSiteStorage('north', new FakeStorage())
  site.write('saved', [{ ...car('1'), colour: 'Red', price: 9990 }])
  expect(isSavedListStored(garageOn(site).$saved.get(), site)).toBe(true)
})
