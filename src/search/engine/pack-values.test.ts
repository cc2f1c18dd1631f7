import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { Scalar } from '#search/record.ts'
import { packValues } from './pack-values.ts'
import { createTable } from './table.ts'

/** The values after a round trip through an index file. */
function unpacked(values: readonly Scalar[]): readonly Scalar[] | undefined {
  const column = { kind: 'one', name: 'a', values: packValues(values), codes: '' }
  const settings = { filterable: [], searchable: [] }
  const file = JSON.stringify({ version: 2, size: 0, settings, columns: [column] })
  return createTable(file, null).column('a')?.values
}

test.each<[string, readonly Scalar[], unknown]>([
  ['steps in their unit', [3990, 4990, 7990], { from: 3990, unit: 1000, steps: [1, 3] }],
  ['one number', [7], { from: 7, unit: 1, steps: [] }],
  ['texts of digits', ['10', '14', '9'], { from: 10, unit: 1, steps: [4, -5], areTexts: true }],
  ['texts that only look like numbers', ['007', '8'], ['007', '8']],
  ['words', ['Kia', 'Tesla'], ['Kia', 'Tesla']],
  ['numbers with fractions', [0.5, 2], [0.5, 2]],
  ['numbers too large to be exact', ['12345678901234567890'], ['12345678901234567890']],
  ['nothing', [], []],
])('%s', (_what, values, expected) => {
  expect(packValues(values)).toEqual(expected)
})

it('are read as they were', () => {
  const number = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -5, max: 5 }),
    fc.double({ noNaN: true, min: -9, max: 9 }),
  )
  const text = fc.oneof(fc.nat().map(String), fc.string(), fc.constantFrom('-0', '1e21', 'NaN', 'Infinity', ' 1', '+1'))
  fc.assert(
    fc.property(fc.oneof(fc.uniqueArray(number), fc.uniqueArray(text)), (values) => {
      const plain = values.map((value) => (value === 0 ? 0 : value))
      expect(unpacked(plain)).toEqual(plain)
    }),
    { seed: 1, numRuns: 2000 },
  )
})
