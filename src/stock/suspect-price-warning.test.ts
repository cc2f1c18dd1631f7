import { expect, test } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import type { PricedDay } from './car-history.ts'
import { suspectPriceWarning } from './suspect-price-warning.ts'

const today = '2026-03-05'
const seen = (...prices: readonly PricedDay[]) => ({ vin: null, first: '2026-03-01', prices, sold: null, left: null })
const note = (...pasts: readonly ReturnType<typeof seen>[]) =>
  suspectPriceWarning(
    {
      cars: pasts.map((_, at) => sampleCar({ id: String(at + 1), name: `Heron ${at + 1}` })),
      history: Object.fromEntries(pasts.map((past, at) => [String(at + 1), past])),
    },
    today,
  )

const said = 'prices doubled or halved since the night before, which may be slips: '
const tenth = seen(['2026-03-01', 18_990], [today, 1899])

test.each<[string, readonly ReturnType<typeof seen>[], string | null]>([
  ['a tenth of the price', [tenth], `${said}Heron 1 (id 1) from 18990 to 1899`],
  ['ten times the price', [seen(['2026-03-01', 1899], [today, 18_990])], `${said}Heron 1 (id 1) from 1899 to 18990`],
  ['a price before the last', [seen(['2026-03-01', 40_000], ['2026-03-03', 20_000], [today, 18_990])], null],
  [
    'three of them',
    [tenth, tenth, tenth],
    `${said}${[1, 2, 3].map((id) => `Heron ${id} (id ${id}) from 18990 to 1899`).join('; ')}`,
  ],
  ['a price that went', [seen(['2026-03-01', 18_990], [today, null])], null],
  ['a sale', [seen(['2026-03-01', 18_990], [today, 14_990])], null],
  ['a slip that was told the day before', [seen(['2026-03-01', 18_990], ['2026-03-04', 1899])], null],
  ['a price that came', [seen(['2026-03-01', null], [today, 18_990])], null],
  ['a new car', [seen([today, 18_990])], null],
  [
    'many of them',
    [tenth, tenth, tenth, tenth, tenth],
    `${said}${[1, 2, 3].map((id) => `Heron ${id} (id ${id}) from 18990 to 1899`).join('; ')} and 2 more`,
  ],
])('%s', (_reason, pasts, words) => {
  expect(note(...pasts)).toBe(words)
})
