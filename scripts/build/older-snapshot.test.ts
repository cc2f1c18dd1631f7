import { expect, test } from 'vitest'
import { findOlderSnapshotWarning } from './older-snapshot.ts'

const live = '2026-03-04T01:00:00.000Z'
const words = 'The snapshot was taken at 2026-03-04T00:59:00Z, before that of the live site (2026-03-04T01:00:00.000Z).'

test.each([
  ['before it', '2026-03-04T00:59:00Z', live, words],
  ['at the same moment, written otherwise', '2026-03-04T01:00:00Z', live, null],
  ['after it', '2026-03-04T01:00:01Z', live, null],
  ['on a day alone', '2026-03-04', live, null],
  ['at no moment that it says', null, live, null],
  ['where the live one says a day alone', '2026-03-04T00:59:00Z', '2026-03-04', null],
  ['where the live one says nothing', '2026-03-04T00:59:00Z', null, null],
])('a snapshot taken %s', (_reason, takenAt, before, said) => {
  expect(findOlderSnapshotWarning({ takenAt }, { takenAt: before })).toBe(said)
})

test('a first release follows none', () => {
  expect(findOlderSnapshotWarning({ takenAt: live }, null)).toBe(null)
})
