import { expect, it } from 'vitest'
import { sampleBadges } from '#domain/car/sample-badges.ts'
import { type CardPolicy, summarise } from '#domain/car/summary.ts'
import { sampleCar } from '#seo/sample-car.ts'
import { comparisonOf } from './comparison.ts'

const policy: CardPolicy = {
  locale: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' },
  pricing: { subscriptions: false, extra_amount: 0, no_price_text: 'Contact us for price' },
  badge: sampleBadges,
  pictures: { host: null, quality: 75 },
  has_weekly: false,
}
const pair = (car: typeof sampleCar) => {
  const facts = { ...car, location_name: null, photos_count: 1 }
  return { car, summary: summarise(facts, policy, new Date('2026-11-20T02:00:00Z')) }
}

it('has a text per row for every car, price first (S1.18)', () => {
  const cars = [sampleCar, { ...sampleCar, id: '8', km: null, simple_body: null, seats: null, status: 'sold' as const }]
  expect(comparisonOf(cars.map(pair), policy.locale)).toMatchObject({
    rows: ['Price', 'Year', 'Odometer', 'Body', 'Fuel', 'Transmission', 'Drive', 'Engine', 'Seats', 'Color', 'Where'],
    cars: {
      '7': ['$41,990', '2021', '85,000 mi', 'Ute', 'Diesel', 'Automatic', '4WD', '', '5', 'White', 'Lidcombe, NSW'],
      '8': ['Sold', '2021', '', '', 'Diesel', 'Automatic', '4WD', '', '', 'White', 'Lidcombe, NSW'],
    },
  })
})

it('ranks by the price a car is sold for, its year and how far it went', () => {
  const sold = { ...sampleCar, id: '8', status: 'sold' as const, km: null }
  const { ranked, values, rows } = comparisonOf([sampleCar, sold].map(pair), policy.locale)
  expect(ranked.map(({ row, wanted, says }) => [rows[row], wanted, says])).toEqual([
    ['Price', 'least', 'Lowest price'],
    ['Year', 'most', 'Newest'],
    ['Odometer', 'least', 'Driven least'],
  ])
  expect(values).toEqual({ 7: [41990, 2021, sampleCar.km], 8: [null, 2021, null] })
})
