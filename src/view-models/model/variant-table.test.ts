import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { variantTable } from './variant-table.ts'

const tableOf = (facts: readonly Partial<Car>[], extra = '') =>
  variantTable(
    facts.map((each) => sampleCar(each)),
    '/search/norda/tern',
    sampleSite(extra),
  )
const texts = (shared: readonly { readonly text: string }[] = []) => shared.map(({ text }) => text)
const lines = (table: ReturnType<typeof tableOf>) =>
  table && [['Variant', ...table.columns], ...table.rows.map(({ name, prices }) => [name, ...prices])]

const weekly = 'price: {no_price_text: Ask us, subscriptions: true}'
const gt = { badge: 'GT', price: 42_990, simple_drive: 'AWD', car_type: 'new' } as const
const usedGt = { badge: 'GT', price: 39_990, simple_drive: 'FWD', fuel: 'Petrol' } as const
const base = { badge: 'Base', price: 28_990, fuel: 'Petrol' } as const

describe('the variants of a model', () => {
  const table = tableOf([gt, usedGt, base, { badge: null, price: 1 }])

  it('stand the plainest first, new and used apart', () => {
    expect(lines(table)).toEqual([
      ['Variant', 'New from', 'Used from'],
      ['Base', '', '$28,990'],
      ['GT', '$42,990', '$39,990'],
    ])
  })

  it('say what their cars have, and lead to exactly those', () => {
    expect(table?.rows.map(({ name, count, drive, fuel }) => [name, count, drive, fuel])).toEqual([
      ['Base', '1', '', 'Petrol'],
      ['GT', '2', 'AWD, front-wheel', 'Diesel, Petrol'],
    ])
    expect(table?.rows[0]?.href).toBe('/search/norda/tern?refinementList[badge][0]=Base')
  })
})

test('what all variants have is said once', () => {
  const facts = { simple_transmission: 'Automatic', simple_fuel: 'Petrol' } as const
  const { shared, rows } =
    tableOf([
      { ...gt, ...facts },
      { ...base, ...facts, simple_drive: 'FWD' },
    ]) ?? {}
  expect(texts(shared)).toEqual(['Automatic', 'Petrol'])
  expect(rows?.map(({ transmission, drive, fuel }) => [transmission, drive, fuel])).toEqual([
    ['', 'Front-wheel', ''],
    ['', 'AWD', ''],
  ])
})

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['who may ride which', ['LAMS approved'], [], ['', 'LAMS approved: most of them']],
  ['which have a bed', ['Island bed'], ['Bunks'], ['Bunks', 'Island bed: most of them']],
])('variants say %s, where most of them have it', (_what, features, others, said) => {
  const rows =
    tableOf([{ ...gt, features }, { ...usedGt, features }, usedGt, { ...base, features: others }])?.rows ?? []
  expect(rows.map(({ learners, bed }) => learners || bed)).toEqual(said)
})

test('variants of vans say how many sleep in each and how long it is, where they differ', () => {
  const rowsOf = (...said: readonly (readonly string[])[]) =>
    tableOf([base, gt].map((each, at) => ({ ...each, features: said[at] ?? [] })))?.rows ?? []
  const apart = rowsOf(['Sleeps 2', 'Length 5.1 m', 'Bunks'], ['Sleeps 1', 'Length 5.9 m', 'Bunks'])
  expect(apart.map(({ sleeps, length, bed }) => [sleeps, length, bed])).toEqual([
    ['2 people', '5.1 m', ''],
    ['1 person', '5.9 m', ''],
  ])
  const alike = rowsOf(['Sleeps 4', 'Length 5.1 m'], ['Sleeps 4', 'Length 5.9 m'])
  expect(alike.map(({ sleeps, length }) => [sleeps, length])).toEqual([
    ['', '5.1 m'],
    ['', '5.9 m'],
  ])
})

test('what the figures say already no variant says again', () => {
  const features = ['LAMS approved', 'Bunks']
  const { rows = [], shared } =
    tableOf([
      { ...gt, features },
      { ...base, features },
    ]) ?? {}
  expect(rows.map(({ learners, bed }) => [learners, bed])).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(texts(shared)).not.toContain('Bunks')
})

test('variants say which engine they have, where there is room', () => {
  const engines = (extra: Partial<Car>) =>
    tableOf([
      { ...gt, engine: '2.0L turbo' },
      { ...base, engine: '1.5L', ...extra },
    ])?.rows.map(({ engine }) => engine)
  expect(engines({})).toEqual(['1.5L', '2.0L turbo'])
  expect(engines({ simple_drive: 'FWD', simple_transmission: 'Manual' })).toEqual(['', ''])
})

test('variants say what they add to a lower one, the first what it has, but nothing that a row or a figure says', () => {
  const features = ['ABS', 'Tow bar', 'Camera', 'Sunroof']
  const told = ['LAMS approved', 'Island bed', 'Sleeps 4', 'Power 154 kW', '5-year warranty']
  const table = tableOf([
    { ...gt, features: [...features, ...told, 'Leather seats', 'Awning'] },
    { ...base, features: [...features, ...told] },
    { badge: 'Bare', price: 60_000 },
  ])
  expect(table?.rows.map(({ name, adds }) => [name, adds])).toEqual([
    ['Base', 'With: ABS · Tow bar · Camera'],
    ['GT', 'Adds over Base: Leather seats · Awning'],
    ['Bare', ''],
  ])
})

test('variants say of which years they are, and what power they have where it differs', () => {
  const rowsOf = (...facts: readonly Partial<Car>[]) =>
    tableOf([base, gt].map((each, at) => ({ ...each, ...facts[at] })))?.rows.map(({ years, power }) => [years, power])
  const older = { year: 2019, price: 9990, features: ['Power 50 kW'] }
  expect(rowsOf(older, { year: 2026, features: ['Power 54 kW'] })).toEqual([
    ['2019', '50 kW'],
    ['2026', '54 kW'],
  ])
  expect(rowsOf(older, older)).toEqual([
    ['2019', ''],
    ['2019', ''],
  ])
})

test('variants say how far each goes on a charge, beside all that tells them apart, and what each uses', () => {
  const apart = { simple_transmission: 'Manual', simple_drive: 'Rear', simple_fuel: 'Petrol', fuel_use: 9 } as const
  const rowsOf = (range_km: number) =>
    tableOf([
      { ...base, ...apart, range_km },
      { ...gt, range_km: 630, battery_kwh: 78, fuel_use: 8.5, simple_transmission: 'Automatic' },
    ])?.rows.map(({ range, battery, drive, use }) => [range, battery, drive, use])
  expect(rowsOf(510)).toEqual([
    ['510\u00a0km', '', 'Rear-wheel', '9\u00a0L/100\u00a0km'],
    ['630\u00a0km', '78\u00a0kWh', 'AWD', '8.5\u00a0L/100\u00a0km'],
  ])
  expect(rowsOf(630)?.map(([range]) => range)).toEqual(['', ''])
})

test('variants of vans say what each may weigh, where they differ', () => {
  const weights = (...said: readonly string[]) =>
    tableOf([base, gt].map((each, at) => ({ ...each, features: [said[at] ?? ''] })))?.rows.map(({ weight }) => weight)
  expect(weights('ATM 2,400 kg', 'ATM 2,700 kg')).toEqual(['ATM 2,400 kg', 'ATM 2,700 kg'])
  expect(weights('ATM 2,400 kg', 'ATM 2,400 kg')).toEqual(['', ''])
})

test('a drive of no known words stays as it is', () => {
  const { rows } =
    tableOf([
      { ...gt, simple_drive: '6x4' },
      { ...base, simple_drive: 'Rear' },
    ]) ?? {}
  expect(rows?.map(({ drive }) => drive)).toEqual(['Rear-wheel', '6x4'])
})

test.each<[string, readonly Partial<Car>[], readonly (readonly string[])[]]>([
  [
    'used ones alone',
    [usedGt, base],
    [
      ['Variant', 'Used from'],
      ['Base', '$28,990'],
      ['GT', '$39,990'],
    ],
  ],
  [
    'demonstrators apart from new and used ones',
    [{ ...usedGt, car_type: 'demo' }, gt, base],
    [
      ['Variant', 'New from', 'Demo from', 'Used from'],
      ['Base', '', '', '$28,990'],
      ['GT', '$42,990', '$39,990', ''],
    ],
  ],
  [
    'the plainest first, however little an old one of the best costs',
    [gt, { ...usedGt, price: 15_990 }, { ...base, price: 40_990, car_type: 'new' }],
    [
      ['Variant', 'New from', 'Used from'],
      ['Base', '$40,990', ''],
      ['GT', '$42,990', '$15,990'],
    ],
  ],
  [
    'what the dealer says where no price is shown, last',
    [base, { badge: 'Sport', price: null, car_type: 'new' }],
    [
      ['Variant', 'New from', 'Used from'],
      ['Base', '', '$28,990'],
      ['Sport', 'Ask us', ''],
    ],
  ],
  [
    'what is paid by the week apart from prices',
    [base, gt, ...[440, 325].map((subscription_price) => ({ badge: 'Sport', price: 59_990, subscription_price }))],
    [
      ['Variant', 'New from', 'Used from', 'Subscribe from'],
      ['Base', '', '$28,990', ''],
      ['GT', '$42,990', '', ''],
      ['Sport', '', '', '$325 per\u00a0week'],
    ],
  ],
  [
    'no column of prices where all are paid by the week',
    [325, 440].map((subscription_price, at) => ({ badge: ['Base', 'Sport'][at] ?? null, subscription_price })),
    [
      ['Variant', 'Subscribe from'],
      ['Base', '$325 per\u00a0week'],
      ['Sport', '$440 per\u00a0week'],
    ],
  ],
])('a table of variants has %s', (_reason, cars, table) => {
  expect(lines(tableOf(cars, weekly))).toEqual(table)
})

test.each([
  ['one alone', [gt, usedGt]],
  ['none that is named', [{ badge: null }]],
])('of %s there is no table', (_reason, cars) => {
  expect(tableOf(cars)).toBeNull()
})

test.each([
  ['a motor where all of them are electric', 'Electric', 'Motor'],
  ['an engine where one of them has one', 'Petrol', 'Engine'],
])('variants are told apart by %s', (_what, simple_fuel, term) => {
  const facts = { simple_fuel: 'Electric', engine: 'Dual motor' } as const
  const table = tableOf([
    { ...gt, ...facts },
    { ...base, ...facts, simple_fuel, engine: 'Single motor' },
  ])
  expect(table?.engineTerm).toBe(term)
})

test.each([
  ['to the cars paid by the week', [base, { badge: 'Sport', subscription_price: 325 }], ['/cars/', null]],
  ['nowhere else without such', [base, gt], [null, null]],
])('the last price of a row leads %s', (_where, cars, ways) => {
  const found = tableOf(cars, weekly)?.rows.map((row) => row.weekly?.slice(0, 6) ?? null)
  expect(found).toEqual(ways)
})
