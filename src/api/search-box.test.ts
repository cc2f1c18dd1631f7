import { expect, it, test } from 'vitest'
import { fetchSearchBox, searchBoxPath } from './search-box.ts'

it('fetches what search boxes know from the release', async () => {
  const asked: unknown[] = []
  const box = { path: '/search/used-cars', list: { filter: [] } }
  const get: typeof fetch = async (address) => {
    asked.push(address)
    return Response.json(box)
  }
  expect(await fetchSearchBox(get)).toEqual(box)
  expect(asked).toEqual([searchBoxPath])
})

test.each([
  ['is gone', async () => new Response('<!doctype html>', { status: 404 })],
  ['is cut off', async () => new Response('{"path":')],
  ['does not come', async () => Promise.reject(new Error('offline'))],
])('throws when it %s, so that it is asked for again', async (_reason, get) => {
  await expect(fetchSearchBox(get)).rejects.toThrow()
})
