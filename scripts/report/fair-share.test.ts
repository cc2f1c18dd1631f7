import { expect, test } from 'vitest'
import { fairShare } from './fair-share.ts'

const group = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}${at + 1}`)

test.each<[string, readonly string[][], number, readonly string[]]>([
  ['all, where there is room', [group('a', 2), group('b', 1)], 5, ['a1', 'a2', 'b1']],
  ['none of nothing', [[], []], 5, []],
  ['as many as there is room for', [group('a', 5)], 3, ['a1', 'a2', 'a3']],
  ['an even share of each', [group('a', 9), group('b', 9)], 4, ['a1', 'a2', 'b1', 'b2']],
  ['to the first what a small one leaves', [group('a', 9), [], group('b', 1)], 4, ['a1', 'a2', 'a3', 'b1']],
  ['to the next what the first leaves', [group('a', 1), group('b', 9)], 4, ['a1', 'b1', 'b2', 'b3']],
  ['to the first where there are fewer rows than groups', [group('a', 2), group('b', 2)], 1, ['a1']],
])('gives %s', (_what, groups, room, rows) => {
  expect(fairShare(groups, room)).toEqual(rows)
})
