import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://cars.example' })
  vi.spyOn(Date, 'now').mockReturnValue(1234)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const own = 'Failed to fetch dynamically imported module: https://cars.example/_astro/part.Ab1.js'
const foreign = 'Failed to fetch dynamically imported module: https://other.example/part.js'

/** The number of loads, the other addresses tried, the pauses, and the result. */
async function tries(failures: number, message: string) {
  const waited: number[] = []
  const others: string[] = []
  let asked = 0
  const ask = async () => {
    asked += 1
    if (asked <= failures) throw new TypeError(message)
    return 'the part'
  }
  const end = await importWithRetry(
    ask,
    async (ms) => waited.push(ms),
    (address) => {
      others.push(address)
      return ask()
    },
  ).catch((problem: Error) => problem.message)
  return { end, asked, waited, others }
}

test.each([
  ['a part that is there', 0, own, { end: 'the part', asked: 1, waited: [], others: [] }],
  ['one that fails once', 1, own, { end: 'the part', asked: 2, waited: [500], others: [] }],
  [
    'one whose failure the browser remembers',
    2,
    own,
    { end: 'the part', asked: 3, waited: [500, 2000], others: ['https://cars.example/_astro/part.Ab1.js?retry=1234'] },
  ],
  [
    'one of which the browser says nothing',
    2,
    'Importing a module script failed.',
    { end: 'the part', asked: 3, waited: [500, 2000], others: [] },
  ],
  ['one that lies elsewhere', 2, foreign, { end: 'the part', asked: 3, waited: [500, 2000], others: [] }],
  ['one that is gone', 3, foreign, { end: foreign, asked: 3, waited: [500, 2000], others: [] }],
])('%s', async (_reason, failures, message, expected) => {
  expect(await tries(failures, message)).toEqual(expected)
})
