import { expect, test } from 'vitest'
import { readTakenAt } from './taken-at.ts'

test.each<[string, unknown, string, string]>([
  ['UTC', '2026-03-11T01:00:00Z', '2026-03-11T01:00:00Z', 'moment'],
  ['an offset', '2026-03-11T12:00:00+1100', '2026-03-11T12:00:00+11:00', 'moment'],
  ['no offset', '2026-03-11 01:00', '2026-03-11T01:00Z', 'local'],
  ['a date', '2026-03-11', '2026-03-11', 'day'],
  ['Unix seconds', 1773190800, '2026-03-11T01:00:00.000Z', 'moment'],
  ['Unix milliseconds as text', '1773190800000', '2026-03-11T01:00:00.000Z', 'moment'],
  ['Unix seconds as text', '1773190800', '2026-03-11T01:00:00.000Z', 'moment'],
  ['Unix seconds and parts of one', 1773190800.5, '2026-03-11T01:00:00.500Z', 'moment'],
  ['a date of the web', 'Wed, 11 Mar 2026 01:00:00 GMT', '2026-03-11T01:00:00.000Z', 'moment'],
  ['a date of mail', '11 Mar 2026 12:00 +1100', '2026-03-11T01:00:00.000Z', 'moment'],
])('a stamp with %s is read', (_, raw, at, kind) => {
  expect(readTakenAt(raw)).toEqual({ at, kind })
})

test.each([undefined, null, ''])('a stamp of %j is none', (raw) => {
  expect(readTakenAt(raw)).toBeNull()
})

test.each<[unknown, string]>([
  ['yesterday', '"yesterday"'],
  ['13/11/2026 04:00', '"13/11/2026 04:00"'],
  ['2026-02-31T25:00', '"2026-02-31T25:00"'],
  ['-', '"-"'],
  ['20260311010000', '"20260311010000"'],
  ['x1773190800', '"x1773190800"'],
  ['x'.repeat(100), `"${'x'.repeat(59)}`],
  [true, 'true'],
  [{ date: '2026-03-11' }, '{"date":"2026-03-11"}'],
])('a stamp of %j is there, and unreadable', (raw, unreadable) => {
  expect(readTakenAt(raw)).toEqual({ unreadable })
})
