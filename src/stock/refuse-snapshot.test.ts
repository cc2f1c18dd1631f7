import { describe, expect, test } from 'vitest'
import { refuseSnapshot, type SafetyPolicy } from './refuse-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

const policy: SafetyPolicy = {
  slug: 'harbour',
  group: 'bay',
  now: new Date('2026-03-11T12:00:00Z'),
  previousCount: 100,
  allowedDrop: 0.5,
  acceptDrop: false,
}

function snapshot(given: Partial<Snapshot> & { count?: number }): Snapshot {
  const { count = 100, ...rest } = given
  return {
    dealer: null,
    takenAt: null,
    cars: Array(count).fill({}),
    models: [],
    locations: [],
    manufacturers: [],
    dealerships: [],
    reviews: null,
    emptyOnPurpose: false,
    ...rest,
  }
}

describe('a snapshot is published', () => {
  test.each<[string, Snapshot, Partial<SafetyPolicy>]>([
    ['with nothing known about it', snapshot({}), {}],
    ['for the dealer it names', snapshot({ dealer: 'harbour' }), {}],
    ['for a dealer of the group it names', snapshot({ dealer: 'bay' }), {}],
    ['at 36 hours', snapshot({ takenAt: '2026-03-10T00:00:00Z' }), {}],
    ['half as long as the last one', snapshot({ count: 50 }), {}],
    ['when someone accepted the fall', snapshot({ count: 3 }), { acceptDrop: true }],
    ['for the first time', snapshot({ count: 3 }), { previousCount: null }],
    ['after an empty one', snapshot({ count: 3 }), { previousCount: 0 }],
    ['empty on purpose', snapshot({ count: 0, emptyOnPurpose: true }), {}],
  ])('%s', (_, given, changed) => {
    expect(refuseSnapshot(given, { ...policy, ...changed })).toBeNull()
  })
})

describe('the last good release stays', () => {
  test.each<[Snapshot, Partial<SafetyPolicy>, string]>([
    [snapshot({ dealer: 'other' }), {}, 'The snapshot is of "other", not of "harbour".'],
    [snapshot({ takenAt: '2026-03-09T23:59:00Z' }), {}, 'The snapshot was taken 36 hours ago; 36 is the most.'],
    [
      snapshot({ takenAt: '2026-03-01T12:00:00Z' }),
      { acceptDrop: true },
      'The snapshot was taken 240 hours ago; 36 is the most.',
    ],
    [
      snapshot({ count: 0 }),
      { acceptDrop: true },
      'The snapshot has no cars; "empty_on_purpose": true says that this is meant.',
    ],
    [snapshot({ count: 49 }), {}, 'The stock fell from 100 cars to 49, by 51 %; 50 % is allowed.'],
    [snapshot({ count: 89 }), { allowedDrop: 0.1 }, 'The stock fell from 100 cars to 89, by 11 %; 10 % is allowed.'],
  ])('%#: %s', (given, changed, reason) => {
    expect(refuseSnapshot(given, { ...policy, ...changed })).toBe(reason)
  })
})
