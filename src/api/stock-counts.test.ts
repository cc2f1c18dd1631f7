import { expect, it, test } from 'vitest'
import { fetchStockCounts } from './stock-counts.ts'

const counts = { lists: { '/search/ute': '8' }, names: { 'All cars for sale': 'All 12 cars for sale' } }
const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))

it('gives the numbers of the release', async () => {
  expect(await fetchStockCounts(answering(JSON.stringify(counts)))).toEqual(counts)
})

test.each([
  ['an older release has none', answering('<!doctype html>', 404)],
  ['it is no JSON', answering('<!doctype html>')],
  ['it says something else', answering('{"lists":[],"names":{}}')],
  ['nobody answers', () => Promise.reject(new TypeError('offline'))],
] as const)('gives nothing where %s', async (_reason, get) => {
  expect(await fetchStockCounts(get)).toBeNull()
})
