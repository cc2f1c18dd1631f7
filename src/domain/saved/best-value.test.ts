import { expect, test } from 'vitest'
import { bestOf, type Wanted } from './best-value.ts'

test.each<[string, readonly (number | null)[], Wanted, readonly number[]]>([
  ['the lowest', [30, 20, 40], 'least', [1]],
  ['the highest', [2019, 2022, 2021], 'most', [1]],
  ['two that share it', [20, 30, 20], 'least', [0, 2]],
  ['none of what is alike', [20, 20], 'least', []],
  ['none beside what nobody knows', [20, null], 'least', []],
  ['the best of those known', [null, 30, 20], 'least', [2]],
  ['none of one car', [20], 'most', []],
  ['none of nothing', [], 'most', []],
])('marks %s', (_, values, wanted, marked) => {
  expect([...bestOf(values, wanted)]).toEqual(marked)
})
