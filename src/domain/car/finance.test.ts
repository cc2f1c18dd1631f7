import { describe, expect, test } from 'vitest'
import { america, australia, newZealand } from '../text/sample-locale.ts'
import type { Car, FinanceLender } from './car.ts'
import {
  type FinancePolicy,
  financeOffer,
  financePolicy,
  offerConditions,
  offerEnd,
  offerTerm,
  repaymentText,
  weeklyPrice,
} from './finance.ts'
import { financeLink } from './finance-link.ts'
import { financeTerm } from './finance-term.ts'
import { sampleCar } from './sample-car.ts'

const now = new Date('2026-03-05T00:00:00Z')
const lender: FinanceLender = {
  interestRate: 7.99,
  comparisonRate: 8.75,
  paymentWeek: 129,
  paymentMonth: 559,
  termMonths: null,
  termYears: null,
  deposit: 2000,
  balloon: null,
  disclaimer: 'Conditions apply.',
}
const policy: FinancePolicy = {
  provider: 'north',
  max_car_age_years: {},
  deposit_percent: {},
  default_term_years: {},
  period: 'week',
  subscriptions: false,
}

function offerFor(car: Partial<Car>, lent: Partial<FinanceLender> = {}, rules: Partial<FinancePolicy> = {}) {
  const facts = sampleCar({ finance_lenders: { north: { ...lender, ...lent } }, ...car })
  return financeOffer(facts, { ...policy, ...rules }, australia, now)
}

describe('the weekly price stands', () => {
  test.each<[string, Partial<Car>, Partial<FinanceLender>, Partial<FinancePolicy>, boolean]>([
    ['with all its rates (S5.43)', {}, {}, {}, true],
    ['not without an interest rate (S5.43)', {}, { interestRate: null }, {}, false],
    ['not at a comparison rate of 0 (S5.43)', {}, { comparisonRate: 0 }, {}, false],
    ['not without a weekly payment (S5.43)', {}, { paymentWeek: null }, {}, false],
    ['not without a lender (S5.43)', { finance_lenders: {} }, {}, {}, false],
    ['not with another provider’s lender (S3.70, S5.43)', {}, {}, { provider: 'south' }, false],
    ['not without a provider (S5.43)', {}, {}, { provider: null }, false],
    ['not under a name every object has', {}, {}, { provider: 'constructor' }, false],
    ['not at 500 dollars (S5.44, S9.17)', { price: 500 }, {}, {}, false],
    ['at 501 dollars (S5.44, S9.17)', { price: 501 }, {}, {}, true],
    ['not without a price (S5.44)', { price: null }, {}, {}, false],
    ['for a car that is coming soon (S5.45)', { status: 'coming_soon' }, {}, {}, true],
    ['not for a sold one (S5.45)', { status: 'sold' }, {}, {}, false],
    ['not for a reserved one (S5.45)', { reserved: true }, {}, {}, false],
    [
      'not beside a price for the week of a subscription',
      { subscription_price: 199 },
      {},
      { subscriptions: true },
      false,
    ],
    ['where the site offers no subscriptions', { subscription_price: 199 }, {}, {}, true],
    ['of a car to buy where others are by subscription', { subscription_price: 0 }, {}, { subscriptions: true }, true],
    ['for a car of 12 years (S5.46)', { year: 2014 }, {}, { max_car_age_years: { north: 12 } }, true],
    ['not for one of 13 (S5.46)', { year: 2013 }, {}, { max_car_age_years: { north: 12 } }, false],
    [
      'for any age with another provider’s limit (S5.46)',
      { year: 1990 },
      {},
      { max_car_age_years: { south: 12 } },
      true,
    ],
    [
      'not for a car of unknown age under a limit (S5.46)',
      { year: null },
      {},
      { max_car_age_years: { north: 12 } },
      false,
    ],
  ])('%s', (_reason, car, lent, rules, stands) => {
    expect(offerFor(car, lent, rules) !== null).toBe(stands)
    const facts = sampleCar({ finance_lenders: { north: { ...lender, ...lent } }, ...car })
    const weekly = stands ? { amount: 129, monthly: null, rate: 'comparison rate 8.75% p.a.' } : null
    expect(weeklyPrice(facts, { ...policy, ...rules }, australia, now)).toEqual(weekly)
  })
})

describe('a dealer who speaks of months', () => {
  const monthly = (lent: Partial<FinanceLender>) => {
    const facts = sampleCar({ finance_lenders: { north: { ...lender, ...lent } } })
    const rules = { ...policy, period: 'month' } as const
    const [offer, weekly] = [financeOffer(facts, rules, australia, now), weeklyPrice(facts, rules, australia, now)]
    return [offer?.repayment, weekly && repaymentText(weekly, australia), weekly?.amount]
  }

  test('tells what the lender asks a month', () => {
    expect(monthly({ paymentMonth: 558.6 })).toEqual(['$559 a month', '$559 a month', 129])
  })

  test('tells no less than is asked, as the form of the finance page does', () => {
    expect(monthly({ paymentMonth: 558.2, paymentWeek: 128.1 })).toEqual(['$559 a month', '$559 a month', 129])
    expect(monthly({ paymentMonth: null, paymentWeek: 128.1 })).toEqual(['$129 a week', '$129 a week', 129])
  })

  test('is told by an American lender, which states no week', () => {
    const rules = { ...policy, period: 'month' } as const
    const monthOnly = { ...lender, comparisonRate: null, paymentWeek: null, paymentMonth: 520 }
    const car = sampleCar({ finance_lenders: { north: monthOnly } })
    expect(weeklyPrice(car, rules, america, now)).toEqual({ amount: 120, monthly: 520, rate: '7.99% interest' })
    expect(financeOffer(car, rules, america, now)).toMatchObject({ repayment: '$520 a month', rates: '7.99% interest' })
    for (const locale of [australia, newZealand]) expect(weeklyPrice(car, rules, locale, now)).toBeNull()
  })

  test.each([null, 0])('tells of a lender whose month is %j by the week', (paymentMonth) => {
    expect(monthly({ paymentMonth })).toEqual(['$129 a week', '$129 a week', 129])
  })
})

test('a dealer’s settings of finance are one policy with the lender and what is for hire', () => {
  const { provider, subscriptions, ...rules } = policy
  const finance = { ...rules, on_cards: true, estimate: null }
  const settings = { finance_provider: provider, price: { subscriptions }, finance }
  expect(financePolicy(settings)).toEqual({ ...policy, on_cards: true, estimate: null })
})

describe('what stands beside it', () => {
  test('everything a shopper has to be told (S3.21)', () => {
    expect(offerFor({}, { termMonths: 60 })).toEqual({
      repayment: '$129 a week',
      rates: '7.99% p.a. (comparison rate 8.75% p.a.)',
      term: { months: 60, years: 5 },
      deposit: '$2,000',
      disclaimer: 'Conditions apply.',
    })
  })

  test('rates have two decimals, as lenders print them', () => {
    expect(offerFor({}, { interestRate: 8, comparisonRate: 8.7 })?.rates).toBe(
      '8.00% p.a. (comparison rate 8.70% p.a.)',
    )
  })

  test.each([
    ['10 % for the lender that assumes it (S9.19)', { deposit_percent: { north: 10 } }, '$3,000'],
    ['the lender’s own otherwise (S9.19)', { deposit_percent: { south: 10 } }, '$2,000'],
  ])('a deposit of %s', (_reason, rules, deposit) => {
    expect(offerFor({ price: 30000 }, {}, rules)?.deposit).toBe(deposit)
  })

  test('no deposit where neither dealer nor lender states one', () => {
    expect(offerFor({ price: 30000 }, { deposit: null })?.deposit).toBeNull()
  })

  test.each([
    ['both stated (S3.22)', { termMonths: 60, termYears: 5 }, null, { months: 60, years: 5 }],
    ['months alone (S3.22)', { termMonths: 84 }, null, { months: 84, years: 7 }],
    ['years alone (S3.22)', { termYears: 3 }, null, { months: 36, years: 3 }],
    ['the default of a lender that is silent (S9.21)', {}, 5, { months: 60, years: 5 }],
    ['a default does not overrule the lender (S9.21)', { termYears: 3 }, 5, { months: 36, years: 3 }],
    ['nobody states one', {}, null, null],
  ])('a term: %s', (_reason, lent, standard, term) => {
    expect(financeTerm({ ...lender, ...lent }, standard)).toEqual(term)
  })

  test.each([
    ['that has one', { north: 5 }, { months: 60, years: 5 }],
    ['and of no other', { south: 5 }, null],
  ])('a term is the default of the provider %s (S9.21)', (_which, default_term_years, term) => {
    expect(offerFor({}, { termMonths: null, termYears: null }, { default_term_years })?.term).toEqual(term)
  })

  test('says how long it holds where no script says until which day', () => {
    expect(offerTerm).toBe('Offer valid one month from today.')
  })

  test.each([
    ['a month from today (S9.20)', '2026-03-05T00:00:00Z', australia, '5 April 2026'],
    ['the end of a short month (S9.20)', '2026-01-31T00:00:00Z', australia, '28 February 2026'],
    ['today is the dealer’s, not the reader’s', '2026-03-05T14:00:00Z', australia, '6 April 2026'],
    ['in the US', '2026-03-05T14:00:00Z', america, 'April 5, 2026'],
  ] as const)('an end: %s', (_reason, moment, locale, end) => {
    expect(offerEnd(new Date(moment), locale)).toBe(end)
  })
})

describe('the link to the finance form (S2.42, S2.43, S2.44, S2.45, S2.46)', () => {
  test.each<[string, Partial<Car>, string]>([
    [
      'all it knows',
      { dealership_slug: 'north' },
      '/finance?preferredDealership=north&vehiclePriceBudget=25990&car_id=7&car_type=used#finance-form',
    ],
    ['a demo', { car_type: 'demo' }, '/finance?vehiclePriceBudget=25990&car_id=7&car_type=demo#finance-form'],
    ['no dealership', {}, '/finance?vehiclePriceBudget=25990&car_id=7&car_type=used#finance-form'],
    ['no price to show', { price: 1 }, '/finance?car_id=7&car_type=used#finance-form'],
    ['nothing breaks out', { price: null, id: 'a&b#c' }, '/finance?car_id=a%26b%23c&car_type=used#finance-form'],
    ['a price for each week', { subscription_price: 60 }, '/finance?car_id=7&car_type=used#finance-form'],
  ])('%s', (_reason, facts, link) => {
    expect(financeLink('/finance', sampleCar(facts), { subscriptions: true })).toBe(link)
  })

  test('names the price of a car where nobody is offered a subscription', () => {
    const car = sampleCar({ subscription_price: 60 })
    expect(financeLink('/finance', car, { subscriptions: false })).toContain('vehiclePriceBudget=25990')
  })
})

test.each([
  ['term and deposit', { months: 60, years: 5 }, '$3,000', 'Over 60 months with a deposit of $3,000.'],
  ['the term alone', { months: 60, years: 5 }, null, 'Over 60 months.'],
  ['the deposit alone', null, '$3,000', 'With a deposit of $3,000.'],
  ['neither', null, null, ''],
])('conditions of an offer that says %s', (_which, term, deposit, said) => {
  expect(offerConditions({ term, deposit }, australia)).toBe(said)
  expect(offerConditions({ term, deposit }, america)).toBe(said.replace('deposit', 'down payment'))
})
