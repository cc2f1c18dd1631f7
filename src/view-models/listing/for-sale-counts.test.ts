import { expect, it } from 'vitest'
import type { StockCounts } from '#view-models/shell/stock-counts.ts'
import { formatForSaleCounts } from './for-sale-counts.ts'

const cars = { identity: { vehicle_types: ['cars'] } } as const
const stock: StockCounts = {
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  total: 1112,
  counts: { new: 0, used: 1100, demo: 12 },
  bodies: [
    { name: 'Ute', count: 1108, picture: '/bodies/ute.svg' },
    { name: 'Station Wagon', count: 4, picture: '/bodies/stationWagon.svg' },
    { name: '車', count: 1, picture: '/bodies/sedan.svg' },
  ],
  makes: [{ name: 'Land Norda', count: 1112, logo: null }],
}

const lists = [
  { path: '/search/used-cars', count: 1098 },
  { path: '/search/ute', count: 1108 },
  { path: '/search/land-norda/tern', count: 1112 },
  { path: '/search/wagon', count: 0 },
]

it('(S3.73) links count what is for sale by the address they lead to, types as the dealer has them counted', () => {
  expect(formatForSaleCounts(cars, stock, lists).lists).toEqual({
    '/search/used-cars': '1,100',
    '/search/ute': '1,108',
    '/search/land-norda/tern': '1,112',
    '/search/demo-cars': '12',
    '/brands/land-norda': '1,112',
  })
})

it('names with a number stand by what pages call them without it', () => {
  expect(formatForSaleCounts(cars, stock, lists).names).toEqual({
    'All cars for sale': 'All 1,112 cars for sale',
    'All new cars for sale': 'All 1,112 new cars for sale',
    'All used cars for sale': 'All 1,112 used cars for sale',
    'All demo cars for sale': 'All 1,112 demo cars for sale',
  })
})
