import { expect, test } from 'vitest'
import { fetchStockStatus, type StockStatus } from './stock-status.ts'

const status: StockStatus = {
  checked: '2026-03-04T03:10:00.000Z',
  cars: { 'car-1': { id: '1', state: 'sold', said: 'Sold' } },
}

test.each<[string, () => Promise<Response>, StockStatus | null]>([
  ['what became of cars', async () => Response.json(status), status],
  ['a page that is not there', async () => new Response('', { status: 404 }), null],
  ['something else', async () => Response.json({ cars: null }), null],
  ['no JSON', async () => new Response('<!doctype html>'), null],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), null],
])('%s', async (_, get, read) => {
  expect(await fetchStockStatus(get)).toEqual(read)
})
