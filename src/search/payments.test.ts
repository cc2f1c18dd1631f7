import { expect, it, test } from 'vitest'
import { sampleOnShow } from '#domain/car/sample-on-show.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { buildIndex } from './build-index.ts'
import { createEngine } from './engine/engine.ts'
import { readFilters } from './meilisearch/read-filter.ts'
import { requestFor } from './queries.ts'
import { sampleCar, sampleWords } from './sample-car.ts'
import { findNewestCars } from './saved-search.ts'
import { readSearch } from './url.ts'

const now = new Date('2026-03-10T00:00:00Z')

/** Search over cars with these weekly or monthly payments. */
function site(period: 'week' | 'month', ...payments: readonly number[]) {
  const cars = payments.map((amount) =>
    sampleCar({
      id: String(amount),
      weekly: { amount, monthly: period === 'month' ? amount : null, rate: '8 % p.a.' },
    }),
  )
  const { search, cards } = buildIndex(cars, sampleWords)
  return createEngine(search, cards)
}

const monthly = site('month', 500, 390, 700)
const weekly = site('week', 120, 90, 160)

test.each([
  ['by the week where they are told so', weekly, 'range[weekly_price]=:120', '120 90'],
  ['by the month where they are told by the week', weekly, 'range[monthly_price]=:520', '120 90'],
  ['by the week where they are told by the month', monthly, 'range[weekly_price]=100:120', '500'],
  ['by the month where they are told so', monthly, 'range[monthly_price]=400:600', '500'],
])('payments are asked for %s', async (_reason, ask, search, ids) => {
  const request = requestFor(readSearch(search), { index: 'cars', base: [], priceAscPositive: false })
  const { results } = await ask(request)
  expect(results[0]?.hits.map(({ id }) => id).join(' ')).toBe(ids)
})

it('a search that was kept by the week hears of cars that are told by the month', async () => {
  const kept: SavedSearch = {
    ...{ name: 'Up to $100 a week', href: '/search/used-cars?range[weekly_price]=:100', query: '', known: [], from: 0 },
    filter: readFilters('weekly_price <= 100'),
  }
  const [found = []] = await findNewestCars([kept], {
    ask: monthly,
    fewerWords: () => import('./fewer-words.ts'),
    stock: { ...sampleOnShow, include_sold_cars_days: 0 },
    now,
  })
  expect(found.map(({ id }) => id)).toEqual(['390'])
})

test.each([
  ['by the week where they are told so', weekly, 'weekly_price:asc', '90 120 160'],
  ['by the week where they are told by the month', monthly, 'weekly_price:asc', '390 500 700'],
  ['by the month where they are told by the week', weekly, 'monthly_price:desc', '160 120 90'],
])('cars are ordered %s', async (_reason, ask, sort, ids) => {
  const request = requestFor(readSearch(`sortBy=${sort}`), { index: 'cars', base: [], priceAscPositive: false })
  const { results } = await ask(request)
  expect(results[0]?.hits.map(({ id }) => id).join(' ')).toBe(ids)
})
