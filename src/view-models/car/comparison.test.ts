import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleBadges } from '#domain/car/sample-badges.ts'
import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { australia } from '#domain/text/sample-locale.ts'
import { sampleCar } from '#seo/sample-car.ts'
import { comparisonOf } from './comparison.ts'
import type { IncludingSite } from './included.ts'

const policy: CardPolicy = {
  locale: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' },
  pricing: { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' },
  badge: sampleBadges,
  pictures: { host: null, quality: 75 },
  rate_basis: null,
  has_room: false,
}
const site: IncludingSite = {
  locale: policy.locale,
  cars: {
    vehicle: { included: { new: [], used: ['Both keys', 'A full tank'], demo: [], makes: {} } },
    certified: { benefits: [] },
    returns_policy: null,
  },
}
const pair = (car: Car) => {
  const facts = { ...car, location_name: null, photos_count: 1 }
  return { car, summary: summarise(facts, policy, new Date('2026-11-20T02:00:00Z')) }
}
const compared = (...cars: readonly Car[]) => comparisonOf(cars.map(pair), site)
/** What a row says of one car. */
function cell(row: string, facts: Partial<Car>): string | undefined {
  const { rows, cars } = compared({ ...sampleCar, ...facts })
  return cars['7']?.[rows.indexOf(row)]
}

it('has a text per row for every car, in groups, price first (S1.18)', () => {
  const { rows, groups, lists, cars } = compared(sampleCar, { ...sampleCar, id: '8', seats: null, status: 'sold' })
  expect(rows.map((name, at) => [groups[at], name, cars['7']?.[at], cars['8']?.[at]])).toEqual([
    ['Money', 'Price', '$41,990', 'Sold'],
    ['Money', 'Was', '', ''],
    ['Money', 'Market price', '', ''],
    ['Money', 'Repayment', '', ''],
    ['Money', 'Included', 'Both keys\nA full tank', ''],
    ['Money', 'Where', 'Lidcombe, NSW', 'Lidcombe, NSW'],
    ['Running', 'Year', '2021', '2021'],
    ['Running', 'Odometer', '85,000 mi', '85,000 mi'],
    ['Running', 'Fuel', 'Diesel', 'Diesel'],
    ['Running', 'Fuel economy', '', ''],
    ['Running', 'Transmission', 'Automatic', 'Automatic'],
    ['Running', 'Drive', '4WD', '4WD'],
    ['Running', 'Engine', '', ''],
    ['Kit', 'Body', 'Ute', 'Ute'],
    ['Kit', 'Seats', '5', ''],
    ['Kit', 'Color', 'White', 'White'],
  ])
  expect(lists.map((row) => rows[row])).toEqual(['Included'])
})

describe('a row', () => {
  test.each<[string, string, Partial<Car>, string]>([
    ['a new car nobody has driven', 'Odometer', { car_type: 'new', km: null }, 'New'],
    ['a new car that was driven over', 'Odometer', { car_type: 'new', km: 12 }, '12 mi'],
    ['a used car of unknown distance', 'Odometer', { km: null }, ''],
    [
      'a repayment beside its rate',
      'Repayment',
      { weekly: { amount: 129, monthly: null, rate: '8.21% APR' } },
      '$129 a week\n8.21% APR',
    ],
    [
      'a price below the market',
      'Market price',
      { autograb_data: { state_average_market_price: 43990, average_market_price: null } },
      '$2,000 below',
    ],
    ['what a price buys', 'Price', { price_type: 'Drive Away' }, '$41,990\nDrive Away'],
    ['what it was before', 'Was', { before_price: 43_990 }, '$43,990\nSave $2,000'],
    ['what it was before, by cents', 'Was', { before_price: 41_990.5 }, '$41,991'],
    ['nothing of a lower price before', 'Was', { before_price: 39_990 }, ''],
    ['nothing of a sold car’s', 'Was', { before_price: 43_990, status: 'sold' }, ''],
    ['a sold car without its price', 'Price', { price_type: 'Drive Away', status: 'sold' }, 'Sold'],
    ['what a car uses', 'Fuel economy', { fuel_use: 30 }, '30 mpg'],
  ])('tells of %s', (_reason, row, facts, text) => {
    expect(cell(row, facts)).toBe(text)
  })
})

it('ranks by what a car is sold for, its year, how far it went and what it uses', () => {
  const sold: Car = { ...sampleCar, id: '8', status: 'sold', km: null, car_type: 'new', fuel_use: 30 }
  const { ranked, values, rows } = compared(sampleCar, sold)
  expect(ranked.map(({ row, wanted, says }) => [rows[row], wanted, says])).toEqual([
    ['Price', 'least', 'Lowest price'],
    ['Market price', 'most', 'Furthest below'],
    ['Year', 'most', 'Newest'],
    ['Odometer', 'least', 'Driven least'],
    ['Fuel economy', 'most', 'Uses least'],
  ])
  expect(values).toEqual({ 7: [41990, null, 2021, sampleCar.km, null], 8: [null, null, 2021, 0, 30] })
})

it('knows which features each car has, the telling ones first', () => {
  const usual = Array.from({ length: 8 }, (_, at) => ({ ...sampleCar, id: `u${at}`, features: ['Air conditioning'] }))
  const { features, kit } = compared({ ...sampleCar, features: ['Air conditioning', 'Snorkel'] }, ...usual)
  expect(features).toEqual(['Snorkel', 'Air conditioning'])
  expect([kit['7'], kit.u0]).toEqual([[0, 1], [1]])
})

it('has a row for what features say in numbers, which is no kit that the others lack', () => {
  const one: Car = { ...sampleCar, features: ['Power 150 kW', 'GVM 3,200 kg', 'Kerb weight 2,100 kg', 'Snorkel'] }
  const { rows, groups, cars, features } = compared(one, {
    ...sampleCar,
    id: '8',
    features: ['154kW / 500Nm', '12 cu ft trunk'],
  })
  const at = (name: string) => [
    groups[rows.indexOf(name)],
    cars['7']?.[rows.indexOf(name)],
    cars['8']?.[rows.indexOf(name)],
  ]
  expect(at('Power')).toEqual(['Size and power', '150 kW', '154 kW'])
  expect(at('Torque')).toEqual(['Size and power', '', '500 Nm'])
  expect(at('Weight')).toEqual(['Size and power', 'GVM 3,200 kg\nKerb 2,100 kg', ''])
  expect(at('Cargo space')).toEqual(['Size and power', '', '12 cu ft'])
  expect([rows.includes('Towing'), features]).toEqual([false, ['Snorkel']])
})

it('tells what repayments are based on below the row that has them, in Australia alone (S9.18)', () => {
  const pairs = [pair(sampleCar)]
  expect(comparisonOf(pairs, site).notes).toEqual({})
  const { rows, notes } = comparisonOf(pairs, { ...site, locale: australia })
  expect(notes).toEqual({ [rows.indexOf('Repayment')]: expect.stringMatching(/^Comparison rate is based on /) })
})
