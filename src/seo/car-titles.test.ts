import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { carTitles, type TitledCar } from './car-titles.ts'

const au = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' } as const
const plain = {
  name: '2021 Norda Tern',
  colour: 'White',
  km: 45_000,
  price: 30_000,
  city: 'Lidcombe',
  stocknum: 'A1',
  status: 'in_stock',
}
const car = (id: string, facts: Partial<TitledCar>) => sampleCar({ ...plain, status: 'in_stock', id, ...facts })
const carTitlesOf = (...facts: Partial<TitledCar>[]) => [
  ...carTitles(
    facts.map((each, at) => car(String(at + 1), each)),
    au,
  ).values(),
]
const titlesOf = (...facts: Partial<TitledCar>[]) => carTitlesOf(...facts).map(({ title }) => title)

test.each<[string, readonly Partial<TitledCar>[], readonly string[]]>([
  ['a name of its own is enough', [{ name: 'A' }, { name: 'B' }], ['A', 'B']],
  ['the colour', [{}, { colour: 'Red' }], ['2021 Norda Tern, White', '2021 Norda Tern, Red']],
  ['no colour is told from one', [{}, { colour: null }], ['2021 Norda Tern, White', '2021 Norda Tern']],
  ['the odometer', [{}, { km: 9_500 }], ['2021 Norda Tern, 45,000 km', '2021 Norda Tern, 9,500 km']],
  ['the suburb', [{}, { city: 'Dubbo' }], ['2021 Norda Tern, in Lidcombe', '2021 Norda Tern, in Dubbo']],
  ['the price', [{}, { price: 28_000 }], ['2021 Norda Tern, $30,000', '2021 Norda Tern, $28,000']],
  ['the stock number', [{}, { stocknum: 'A2' }], ['2021 Norda Tern, stock no. A1', '2021 Norda Tern, stock no. A2']],
  ['nothing but the id', [{}, {}], ['2021 Norda Tern, no. 1', '2021 Norda Tern, no. 2']],
  [
    'two of three colours alike',
    [{}, { km: 9_500 }, { colour: 'Red' }],
    ['2021 Norda Tern, White, 45,000 km', '2021 Norda Tern, White, 9,500 km', '2021 Norda Tern, Red'],
  ],
  [
    'letters of another size are the same to a reader',
    [{}, { name: '2021 NORDA Tern', colour: 'Red' }],
    ['2021 Norda Tern, White', '2021 NORDA Tern, Red'],
  ],
  [
    'a car for hire says no price',
    [{ for_hire: true }, { price: 28_000 }],
    ['2021 Norda Tern', '2021 Norda Tern, $28,000'],
  ],
  [
    'a sold car says no price',
    [{ status: 'sold' }, { price: 28_000 }],
    ['2021 Norda Tern', '2021 Norda Tern, $28,000'],
  ],
])('cars of one name are told apart by %s', (_reason, facts, titles) => {
  expect(titlesOf(...facts)).toEqual(titles)
})

test('what tells a car apart is handed on without its name, whatever commas that has', () => {
  const said = carTitlesOf(
    { name: 'A, B' },
    { name: 'A, B', km: 9_500 },
    { name: 'A, B', colour: 'Red' },
    { name: 'C' },
  )
  expect(said.map(({ distinctions }) => distinctions)).toEqual([
    ['White', '45,000 km'],
    ['White', '9,500 km'],
    ['Red'],
    [],
  ])
})

test('no two titles are the same', () => {
  const some = (...values: (string | null)[]) => fc.constantFrom(...values)
  const facts = fc.record({
    name: fc.constantFrom('A', 'a', 'A, Red'),
    colour: some('Red', 'White', null),
    km: fc.constantFrom(1, 2, null),
    price: fc.constantFrom(20_000, 30_000, null),
    city: some('Dubbo', null),
    stocknum: some('A1', 'A2', null),
  })
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 30 }), (all) => {
      const titles = titlesOf(...all).map((title) => title.toLowerCase())
      expect(new Set(titles).size).toBe(titles.length)
    }),
    { seed: 1 },
  )
})
