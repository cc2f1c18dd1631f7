import { expect, test } from 'vitest'
import { createReader } from './read-query.ts'
import { sampleLexicon } from './sample-lexicon.ts'
import { said, sampleRead } from './sample-reading.ts'

test.each([
  ['how often a car is serviced', '6 monthly service', 'text 6 monthly service'],
  ['beside a car', 'hilux with 12 monthly servicing', 'text hilux 12 monthly servicing'],
  ['in weeks', '6 weekly', 'text 6 weekly'],
  ['how long a car is paid', '60 monthly payments', 'text 60 monthly payments'],
  ['a payment', '400 monthly', 'weekly_price :92'],
  ['a small one', '20 weekly', 'weekly_price :20'],
  ['a smaller one in dollars', '6 dollars a week', 'weekly_price :6'],
  ['behind a sign', '$6 monthly', 'weekly_price :1'],
  ['up to it', 'under 10 a week', 'weekly_price :10'],
  ['with thousands', '1k a month', 'weekly_price :231'],
  ['by a month that dollars stand before', '$400 month', 'weekly_price :92'],
  ['by a month behind a slash', 'hilux 400/month', 'weekly_price :92, text hilux'],
  ['by a short month', 'under $400/mo', 'weekly_price :92'],
  ['by a shorter one', 'under $400 pm', 'weekly_price :92'],
  ['without a gap', '$400pm', 'weekly_price :92'],
  ['with a slash in it', '$400 p/m', 'weekly_price :92'],
  ['by a short week', 'under $100 p/w', 'weekly_price :100'],
  ['by a short fortnight', '200 p/f', 'weekly_price :100'],
  ['as often as the site tells it', 'repayments under 100', 'weekly_price :100'],
  ['in dollars', 'payments of $100', 'weekly_price :100'],
  ['from one to another', 'payments 90 to 120', 'weekly_price 90:120'],
  ['no payment, but a price', 'payments under 20k', 'price :20000, text payments'],
  ['how long it is paid', 'payments 60', 'text payments 60'],
  ['no payment, but a warranty', 'hilux 12 month warranty', 'text hilux warranty, unused 12 month'],
])('%s: %s', (_reason, query, meaning) => {
  expect(said(sampleRead(query))).toBe(meaning)
})

test.each([
  ['$400 a month', 'monthly_price :400'],
  ['between 400 and 600 monthly', 'monthly_price 400:600'],
  ['under $100 a week', 'monthly_price :433'],
  ['$200 a fortnight', 'monthly_price :433'],
  ['payments under 350', 'monthly_price :350'],
])('a site that tells payments by the month narrows by the month: %s', (query, meaning) => {
  const monthly = createReader({ ...sampleLexicon, weekly: [], monthly: [390] }, 2026)
  expect(said(monthly(query))).toBe(meaning)
})
