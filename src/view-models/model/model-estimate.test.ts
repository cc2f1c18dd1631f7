import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { lowestEstimate } from './model-estimate.ts'

const siteOf = (years: number, extra = '') =>
  sampleSite(
    `finance: {estimate: {lender: Plenty, rate: 6, comparison_rate: 7, terms: [${years}], default_term: ${years}, disclaimer: Fees apply.}}\n${extra}`,
  )
const estimated = (facts: readonly Partial<Car>[], site = siteOf(5)) =>
  lowestEstimate(
    facts.map((each) => sampleCar(each)),
    site,
  )

test.each<[string, readonly Partial<Car>[], string | undefined]>([
  ['the cheapest', [{ price: 30_000 }, { price: 20_000 }], 'about $90 a week'],
  ['the cheapest that says a price', [{ price: null }, { price: 1 }, { price: 20_000 }], 'about $90 a week'],
  ['none that costs too little to borrow for', [{ price: 500 }], undefined],
  ['none that says no price', [{ price: null }], undefined],
  ['none at all', [], undefined],
])('a repayment is estimated for %s', (_which, cars, repayment) => {
  expect(estimated(cars)?.repayment).toBe(repayment)
})

test('a car that is priced by the week is not one to borrow for', () => {
  const cars = [{ price: 10_000, subscription_price: 200 }, { price: 20_000 }]
  expect(estimated(cars, siteOf(5, 'price: {subscriptions: true}'))?.repayment).toBe('about $90 a week')
})

test.each([
  [1, 'Over a year without a deposit.'],
  [4, 'Over 4 years without a deposit.'],
])('it says over how long it is paid: %i', (years, conditions) => {
  expect(estimated([{ price: 20_000 }], siteOf(years))?.conditions).toBe(conditions)
})

test('its rates are those of the country, and below them stands whose they are', () => {
  const american = siteOf(5, 'locale: en-US\ncurrency: USD')
  const { rates, terms, basis, conditions } = estimated([{ price: 20_000 }], american) ?? {}
  expect([rates, terms, basis]).toEqual(['7.00% APR', 'An estimate with Plenty, not an offer. Fees apply.', ''])
  expect(conditions).toBe('Over 5 years without a down payment.')
  expect(estimated([{ price: 20_000 }])?.basis).toMatch(/^Comparison rate is based on /)
  expect(estimated([{ price: 20_000 }])?.rates).toBe('6.00% p.a. (comparison rate 7.00% p.a.)')
})

test('a dealer that states no offer estimates nothing', () => {
  expect(estimated([{ price: 20_000 }], sampleSite())).toBeNull()
})
