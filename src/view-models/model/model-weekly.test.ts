import { expect, test } from 'vitest'
import type { Car, CarType, FinanceLender, WeeklyPrice } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { lowestRepayments } from './model-weekly.ts'

const now = new Date('2026-03-11T12:00:00Z')
const site = sampleSite('finance_provider: north\nfinance: {deposit_percent: {north: 10}}')
const lender: FinanceLender = {
  ...{ interestRate: 7.99, comparisonRate: 8.95, paymentWeek: 129, paymentMonth: 559 },
  ...{ termMonths: 60, termYears: null, deposit: null, balloon: null, disclaimer: null },
}
const unsaid = sampleCar({ weekly: null })
const weekly = (amount: number, facts: Partial<WeeklyPrice> = {}, car_type: CarType = 'used') =>
  sampleCar({ car_type, weekly: { amount, monthly: null, rate: 'comparison rate 8.95% p.a.', ...facts } })
const said = (cars: readonly Car[], offering = site) =>
  lowestRepayments(cars, offering, now)
    ?.offers.map(({ label, repayment, rates }) => [`${label} ${repayment}`, rates].filter(Boolean).join(', '))
    .join(', ')

const rate = 'comparison rate 8.95% p.a.'

test.each<[string, readonly Car[], string | undefined]>([
  ['the lowest of several', [weekly(214), unsaid, weekly(129)], `Finance: used from $129 a week, ${rate}`],
  ['by the month where the dealer speaks of months', [weekly(129, { monthly: 559 })], `Finance: $559 a month, ${rate}`],
  [
    'new ones apart from used ones, with a rate that both have said once',
    [weekly(129), weekly(214, {}, 'new'), weekly(255, {}, 'new')],
    `Finance: new from $214 a week, used from $129 a week, ${rate}`,
  ],
  [
    'each with its own rate',
    [weekly(129, { rate: 'comparison rate 9.50% p.a.' }), weekly(214, {}, 'new')],
    `Finance: new from $214 a week, ${rate}, used from $129 a week, comparison rate 9.50% p.a.`,
  ],
  ['no demonstrators beside others', [weekly(214), weekly(129, {}, 'demo')], `Finance: used from $214 a week, ${rate}`],
  ['demonstrators alone', [weekly(129, {}, 'demo')], `Finance: $129 a week, ${rate}`],
  ['nothing where no car may carry one', [unsaid], undefined],
  ['nothing of no cars', [], undefined],
])('of what a model costs a week is said %s', (_which, cars, words) => {
  expect(said(cars)).toBe(words)
})

const saidOf = (told: ReturnType<typeof lowestRepayments>) => [told?.note, told?.basis].filter(Boolean).join(' ')
const note = 'Comparison rate is based on a 5 year secured loan of $30,000.'
const lent = { price: 20_490, finance_lenders: { north: lender } }

test.each<[string, readonly Car[], string]>([
  ['term and deposit', [{ ...weekly(129), ...lent }], `Over 60 months with a deposit of $2,049. ${note}`],
  ['nothing that its lender does not say', [weekly(129)], note],
  [
    'each by its kind where they differ',
    [
      { ...weekly(129), ...lent },
      { ...weekly(214, {}, 'new'), ...lent, price: 40_000 },
    ],
    `New: over 60 months with a deposit of $4,000. Used: over 60 months with a deposit of $2,049. ${note}`,
  ],
])('below it stands of these cars %s', (_what, cars, words) => {
  expect(saidOf(lowestRepayments([weekly(500), ...cars], site, now))).toBe(words)
})

const offer = '{lender: Plenty, rate: 7, comparison_rate: 8, terms: [5], default_term: 5, disclaimer: Fees apply.}'
const estimating = (extra = '') => sampleSite(`finance: {estimate: ${offer}${extra}}`)

test('a dealer whose lender says nothing of single cars estimates', () => {
  const cars = [sampleCar({ price: 20_000 }), sampleCar({ price: 40_000, car_type: 'new' })]
  expect(said(cars, estimating())).toBe(
    'Finance: new from about $183 a week, used from about $92 a week, 7.00% p.a. (comparison rate 8.00% p.a.)',
  )
  expect(said(cars, estimating(', period: month'))).toMatch(/^Finance: new from about \$793 a month, /)
  expect(saidOf(lowestRepayments(cars, estimating(), now))).toBe(
    `Over 5 years without a deposit. An estimate with Plenty, not an offer. Fees apply. ${note}`,
  )
})

test('what a lender says in a line stands in sight; what a dealer says at length is for who asks', () => {
  const lending = lowestRepayments([{ ...weekly(129), ...lent }], site, now)
  expect([lending?.note, lending?.basis]).toEqual(['', `Over 60 months with a deposit of $2,049. ${note}`])
  const estimate = lowestRepayments([sampleCar({ price: 20_000 })], estimating(), now)
  expect([estimate?.note.slice(0, 12), estimate?.basis]).toEqual(['Over 5 years', note])
})
