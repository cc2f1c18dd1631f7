import { expect, test } from 'vitest'
import type { CarPast } from '#stock/car-history.ts'
import { carPast, type TellingSite } from './car-past.ts'

const site = (days_listed: boolean, price_history: boolean): TellingSite => ({
  cars: { vehicle: { days_listed, price_history } },
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
})
const past: CarPast = {
  vin: null,
  first: '2026-03-01',
  prices: [
    ['2026-03-01', 25_990],
    ['2026-03-05', null],
    ['2026-03-09', 24_990],
  ],
  sold: null,
  left: null,
}
const today = { shown: { kind: 'price', amount: 24_990, was: null }, before: null } as const
const now = new Date('2026-03-12T13:30:00Z')

const prices = [
  { since: '9 March 2026', price: '$24,990' },
  { since: '1 March 2026', price: '$25,990' },
]

test.each([
  ['both', site(true, true), past, { listed: 'Listed for 12 days', prices }],
  ['days alone', site(true, false), past, { listed: 'Listed for 12 days', prices: [] }],
  ['prices alone', site(false, true), past, { listed: '', prices }],
  ['one day', site(true, false), { ...past, first: '2026-03-12' }, { listed: 'Listed for 1 day', prices: [] }],
  ['the first day', site(true, false), { ...past, first: '2026-03-13' }, { listed: 'Listed today', prices: [] }],
  ['nothing of one price', site(false, true), { ...past, prices: [['2026-03-01', 1990]] as const }, null],
  [
    'nothing of a price that was hidden for a while',
    site(false, true),
    { ...past, prices: [...past.prices.slice(1), ['2026-03-10', null], ['2026-03-11', 24_990]] as const },
    null,
  ],
  [
    'days alone where its prices are not those of the page',
    site(true, true),
    { ...past, prices: [...past.prices, ['2026-03-11', 21_990]] as const },
    { listed: 'Listed for 12 days', prices: [] },
  ],
  ['nothing where the dealer tells nothing', site(false, false), past, null],
  ['nothing of a sold car', site(true, true), { ...past, sold: '2026-03-10' }, null],
  ['nothing of a car that nobody remembers', site(true, true), undefined, null],
])('a page tells %s', (_, telling, seen, told) => {
  expect(carPast(seen, today, telling, now)).toEqual(told)
})
