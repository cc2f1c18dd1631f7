import { expect, test } from 'vitest'
import type { Car, CarType, FinanceLender, WeeklyPrice } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { lowestRepayment } from './model-weekly.ts'

const now = new Date('2026-03-11T12:00:00Z')
const site = sampleSite('finance_provider: north\nfinance: {deposit_percent: {north: 10}}')
const lender: FinanceLender = {
  ...{ interestRate: 7.99, comparisonRate: 8.95, paymentWeek: 129, paymentMonth: 559 },
  ...{ termMonths: 60, termYears: null, deposit: null, balloon: null, disclaimer: null },
}
const unsaid = sampleCar({ weekly: null })
const weekly = (amount: number, facts: Partial<WeeklyPrice> = {}, car_type: CarType = 'used') =>
  sampleCar({ car_type, weekly: { amount, monthly: null, comparison: 8.95, ...facts } })

test.each([
  ['the lowest of several', [weekly(214), unsaid, weekly(129, { comparison: 8.21 })], 'Used from $129 a week, 8.21%'],
  ['by the month where the dealer speaks of months', [weekly(129, { monthly: 559 })], 'Used from $559 a month, 8.95%'],
  ['as of the kind that costs so', [weekly(214), weekly(129, {}, 'new')], 'New from $129 a week, 8.95%'],
  ['nothing where no car may carry one', [unsaid], null],
  ['nothing of no cars', [], null],
])('a model costs %s', (_which, cars, said) => {
  const found = lowestRepayment(cars, site, now)
  expect(found && `${found.label} ${found.repayment}, ${found.comparison}`).toBe(said)
})

test.each<[string, Partial<Car>, string]>([
  [
    'term and deposit',
    { price: 20_490, finance_lenders: { north: lender } },
    'Over 60 months with a deposit of $2,049.',
  ],
  ['nothing that its lender does not say', {}, ''],
])('beside it stands of that car %s', (_what, facts, conditions) => {
  const cars = [weekly(214), { ...weekly(129), ...facts }]
  expect(lowestRepayment(cars, site, now)?.conditions).toBe(conditions)
})
