import { expect, test } from 'vitest'
import { fetchListedIds } from './listed-cars.ts'

test.each<[string, () => Promise<Response>, readonly string[] | null]>([
  ['the ids', async () => Response.json(['1', '7']), ['1', '7']],
  ['ids as numbers', async () => Response.json([1, 7]), ['1', '7']],
  ['no cars at all', async () => Response.json([]), []],
  ['a page that is not there', async () => new Response('', { status: 404 }), null],
  ['something else', async () => Response.json({ cars: [] }), null],
  ['no JSON', async () => new Response('<!doctype html>'), null],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), null],
])('%s', async (_, get, ids) => {
  const listed = await fetchListedIds(get)
  expect(listed && [...listed]).toEqual(ids)
})
