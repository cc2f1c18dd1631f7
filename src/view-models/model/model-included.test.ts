import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import type { IncludingSite } from '#view-models/car/included.ts'
import { modelIncluded } from './model-included.ts'

const check = 'A check before it leaves'
const site: IncludingSite = {
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  cars: {
    vehicle: {
      included: {
        new: ['A full tank', check],
        demo: ['A full tank', check],
        used: ['A report', check],
        makes: { norda: 'Five years of warranty by Norda' },
      },
    },
    certified: { benefits: ['90-point inspection'] },
    returns_policy: { days: 3, km: 150, fuel: 'a full tank' },
  },
}
const silent = {
  ...site,
  cars: {
    ...site.cars,
    vehicle: { included: { new: [], demo: [], used: [], makes: {} } },
    returns_policy: null,
  },
}
const of = (facts: readonly Partial<Car>[], dealer = site as IncludingSite) =>
  modelIncluded(
    facts.map((each) => sampleCar({ make: 'Norda', ...each })),
    dealer,
  )

test.each<[string, readonly Partial<Car>[], readonly string[]]>([
  ['as it is where all have it', [{}, {}], ['A report', check]],
  [
    'with the condition that has it',
    [{}, { car_type: 'new' }, { car_type: 'demo' }],
    [check, 'New and demo: Five years of warranty by Norda, A full tank', 'Used: A report'],
  ],
  ['not of what nobody can buy', [{}, { car_type: 'new', status: 'sold' }], ['A report', check]],
])('what comes with the cars of a model is said %s', (_how, facts, lines) => {
  const { lines: ofAll = [], byType = [] } = of(facts) ?? {}
  expect([...ofAll, ...byType.map(({ heading, lines: own }) => `${heading}: ${own.join(', ')}`)]).toEqual(lines)
  expect(of(facts)?.returns).toBe('Bring it back within 3 days and 150 km, with a full tank.')
})

test.each<[string, readonly Partial<Car>[], readonly [number, string]]>([
  ['all', [{ certified: true }, { certified: true }], [1, '']],
  ['some', [{ certified: true }, {}, {}], [1, '1 of 3']],
  ['none', [{}], [0, '']],
])('a certificate that %s of them have says how many do', (_which, facts, said) => {
  const included = of(facts)
  expect([included?.certified.length, included?.certifiedOf]).toEqual(said)
})

test.each<[string, readonly Partial<Car>[], IncludingSite]>([
  ['the dealer says nothing', [{}], silent],
  ['none can be bought', [{ status: 'sold' }, { reserved: true }], site],
  ['none is here', [], site],
])('nothing comes with a model of which %s', (_when, facts, dealer) => {
  expect(of(facts, dealer)).toBeNull()
})
