import { describe, expect, it, test } from 'vitest'
import { fetchComparison, readComparison } from './comparison.ts'

const file = {
  rows: ['Price', 'Year'],
  groups: ['Money', 'Running'],
  ranked: [{ row: 0, wanted: 'least', says: 'Lowest price' }],
  notes: { 0: 'With the fees.' },
  lists: [1],
  cars: { '7': ['$41,990', '2021'] },
  values: { '7': [41990] },
  features: ['Tow bar'],
  kit: { '7': [0] },
}
const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

describe('the facts of compared cars (S1.18)', () => {
  it('come from the release', async () => {
    expect(await fetchComparison(answering(JSON.stringify(file)))).toEqual(file)
  })

  test.each<[reason: string, get: typeof fetch]>([
    ['the file is gone', answering('', 404)],
    ['the answer is a page', answering('<!doctype html>')],
    ['the network is gone', () => Promise.reject(new TypeError('failed'))],
    ['the file is something else', answering('{"rows":"Price"}')],
  ])('are null when %s', async (_reason, get) => {
    expect(await fetchComparison(get)).toBeNull()
  })

  it('leave out a car whose facts are no texts', () => {
    expect(readComparison({ rows: ['Price'], cars: { '7': ['$1'], '8': 'x' }, kit: { '7': ['x'] } })).toEqual({
      rows: ['Price'],
      ranked: [],
      cars: { '7': ['$1'] },
      ...{ groups: [], notes: {}, lists: [], values: {}, features: [], kit: {} },
    })
  })
})
