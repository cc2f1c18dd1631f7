import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { type IncludingSite, includedOf } from './included.ts'

const silent: IncludingSite = {
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  cars: {
    vehicle: { included: { new: [], used: [], demo: [], makes: {} } },
    certified: { benefits: ['90-point inspection'] },
    returns_policy: null,
  },
}
const generous: IncludingSite = {
  ...silent,
  cars: {
    ...silent.cars,
    vehicle: {
      included: {
        new: ['A full tank'],
        used: ['Three months of warranty'],
        demo: ['The rest of the registration'],
        makes: { toyota: 'Five years of warranty by Toyota' },
      },
    },
    returns_policy: { days: 14, km: 500, fuel: 'a quarter tank' },
  },
}
const returns = 'Bring it back within 14 days and 500 km, with a quarter tank.'
const used = { make: 'Toyota', car_type: 'used', certified: false } as const

test.each([
  ['a used car', used, ['Three months of warranty'], []],
  ['a new car, its maker first', { ...used, car_type: 'new' }, ['Five years of warranty by Toyota', 'A full tank'], []],
  ['a demo of another make', { ...used, make: 'Kia', car_type: 'demo' }, ['The rest of the registration'], []],
  ['a certified car', { ...used, certified: true }, ['Three months of warranty'], ['90-point inspection']],
] as const)('%s brings what the dealer says of its kind', (_kind, facts, lines, certified) => {
  expect(includedOf(sampleCar(facts), generous)).toEqual({ lines, certified, returns })
})

test('a promise of one day says a day', () => {
  const site = { ...silent, cars: { ...silent.cars, returns_policy: { days: 1, km: 100, fuel: 'a full tank' } } }
  expect(includedOf(sampleCar(used), site)?.returns).toBe('Bring it back within 1 day and 100 km, with a full tank.')
})

test.each([
  ['a dealer who promises nothing', sampleCar(used), silent],
  ['a car that is sold', sampleCar({ ...used, certified: true, status: 'sold' }), generous],
] as const)('of %s nothing is said', (_what, car, site) => {
  expect(includedOf(car, site)).toBeNull()
})
