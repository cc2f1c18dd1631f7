import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import type { CarPast, PricedDay } from '#stock/car-history.ts'
import { changeDates } from './change-dates.ts'

const past = (prices: readonly PricedDay[]): CarPast => ({
  vin: null,
  first: '2026-03-01',
  prices,
  sold: null,
  left: null,
})
const routes = { electric_cars: null, special_offers: null, used_car_list: '/used-car/list' }
const site = { routes } as Parameters<typeof changeDates>[0]['site']

const came = { id: '1', slug: 'one', car_type: 'used', created_at: '2026-02-27T09:00:00+11:00' } as const
const datesOf = (facts: Partial<Car>, prices: readonly PricedDay[] = [['2026-03-01', 20_000]]) =>
  changeDates({
    site,
    showroom: { cars: [sampleCar({ ...came, ...facts })], models: [], history: { 1: past(prices) } },
  })

test.each<[string, string | undefined, Partial<Car>, readonly PricedDay[]]>([
  ['the day it was listed', '2026-02-27', {}, [['2026-03-01', 20_000]]],
  [
    'a price that came later',
    '2026-03-09',
    {},
    [
      ['2026-03-01', 20_000],
      ['2026-03-04', 19_500],
      ['2026-03-09', 18_990],
    ],
  ],
  [
    'a price that came before it was listed anew',
    '2026-04-01',
    { created_at: '2026-04-01' },
    [
      ['2026-03-01', 1],
      ['2026-03-04', 2],
    ],
  ],
  ['the day it was sold', '2026-03-12', { status: 'sold', sold_date: '2026-03-12T10:00:00+11:00' }, []],
  ['nothing where nobody knows', undefined, { created_at: null }, []],
  ['nothing of a date in words', undefined, { created_at: 'last week' }, []],
])('a car’s page changed last: %s', (_reason, day, facts, prices) => {
  expect(datesOf(facts, prices).get('/cars/one')).toBe(day)
})

test('pages that show a car changed with it', () => {
  const days = datesOf({}, [
    ['2026-03-01', 20_000],
    ['2026-03-09', 18_990],
  ])
  expect([days.get('/'), days.get('/used-car/list')]).toEqual(['2026-03-09', '2026-03-09'])
})
