import { expect, test } from 'vitest'
import { fetchListedCars } from './listed-cars.ts'

test.each<[string, () => Promise<Response>, readonly unknown[] | null]>([
  [
    'cars by id, for sale and sold',
    async () => Response.json({ prices: { 1: '$9,990' }, sold: { 7: 'Sold' } }),
    [
      ['1', { kind: 'price', text: '$9,990' }],
      ['7', { kind: 'sold', text: 'Sold' }],
    ],
  ],
  ['no cars at all', async () => Response.json({ prices: {}, sold: {} }), []],
  ['a page that is not there', async () => new Response('', { status: 404 }), null],
  ['something else', async () => Response.json(['1', '7']), null],
  ['nothing', async () => Response.json(null), null],
  ['no JSON', async () => new Response('<!doctype html>'), null],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), null],
])('%s', async (_, get, cars) => {
  const listed = await fetchListedCars(get)
  expect(listed && [...listed]).toEqual(cars)
})
