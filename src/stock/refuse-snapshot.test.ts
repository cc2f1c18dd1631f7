import { describe, expect, test } from 'vitest'
import { type EnvelopePolicy, refuseSnapshot } from './refuse-snapshot.ts'
import { readSnapshot } from './snapshot.ts'

const policy: EnvelopePolicy = {
  slug: 'harbour',
  group: 'bay',
  now: new Date('2026-03-11T12:00:00Z'),
  dated: null,
  maxAgeHours: 36,
  acceptDrop: false,
}

function refusal(envelope: object, changed: Partial<EnvelopePolicy> = {}) {
  const snapshot = readSnapshot(JSON.stringify({ cars: [{}], ...envelope }))
  if ('found' in snapshot) throw new Error(snapshot.found)
  return refuseSnapshot(snapshot, { ...policy, ...changed })
}

describe('the words of a snapshot are no reason to keep the last release', () => {
  test.each<[string, object, Partial<EnvelopePolicy>]>([
    ['with nothing known about it', {}, {}],
    ['for the dealer it names', { dealer: 'harbour' }, {}],
    ['however the name is written', { dealer: ' Harbour' }, {}],
    ['for a dealer of the group it names', { dealer: 'bay' }, {}],
    ['at 36 hours', { taken_at: '2026-03-10T00:00:00Z' }, {}],
    ['an hour ahead, as clocks differ', { taken_at: '2026-03-11T13:00:00Z' }, {}],
    ['ahead by the zone of whoever wrote it without one', { taken_at: '2026-03-12T01:59:00' }, {}],
    ['of tomorrow, where tomorrow has begun', { taken_at: '2026-03-12' }, {}],
    ['of yesterday, whatever its hour', { taken_at: '2026-03-09' }, { now: new Date('2026-03-11T11:00:00Z') }],
    ['as old as a dealer allows', { taken_at: '2026-03-05T00:00:00Z' }, { maxAgeHours: 168 }],
    ['of a file written yesterday', {}, { dated: new Date('2026-03-10T11:00:00Z') }],
    ['old as its file may be when it says itself', { taken_at: '2026-03-11' }, { dated: new Date('2020-01-01') }],
    ['whatever the clock of its file server', {}, { dated: new Date('2027-01-01T00:00:00Z') }],
    ['empty on purpose', { cars: [], empty_on_purpose: true }, {}],
  ])('%s', (_, envelope, changed) => {
    expect(refusal(envelope, changed)).toBeNull()
  })
})

describe('the words of a snapshot keep the last release', () => {
  const feed = 'see whether stock.snapshot names the right feed, and ask whoever makes it if it does'
  const newer = 'ask whoever makes the feed why no newer one came (stock.max_age_hours sets how old one may be)'
  const clock = 'ask whoever makes the feed to set its clock or its time zone right'

  test.each<[object, Partial<EnvelopePolicy>, string, string]>([
    [{ dealer: 'other' }, {}, 'The snapshot is of "other", not of "harbour" or its group "bay".', feed],
    [{ dealer: 'other' }, { group: null }, 'The snapshot is of "other", not of "harbour".', feed],
    [{ taken_at: '2026-03-09T23:59:00Z' }, {}, 'The snapshot was taken 36 hours ago; 36 hours is the most.', newer],
    [
      { taken_at: 'Sun, 01 Mar 2026 12:00:00 GMT' },
      {},
      'The snapshot was taken 240 hours ago; 36 hours is the most.',
      newer,
    ],
    [{ taken_at: '2026-03-08' }, {}, 'The snapshot was taken 60 hours ago; 36 hours is the most.', newer],
    [
      {},
      { dated: new Date('2026-03-08T12:00:00Z') },
      'The snapshot does not say when it was taken, and its file is 72 hours old; 36 hours is the most.',
      newer,
    ],
    [
      { taken_at: '2026-03-11T13:01:00Z' },
      {},
      'The snapshot was taken at 2026-03-11T13:01:00Z, which is still to come, so nobody can tell how old it is.',
      clock,
    ],
    [
      { taken_at: '2026-03-12T03:01:00' },
      {},
      'The snapshot was taken at 2026-03-12T03:01:00Z, which is still to come, so nobody can tell how old it is.',
      clock,
    ],
    [
      { taken_at: '2999-01-01' },
      {},
      'The snapshot was taken at 2999-01-01, which is still to come, so nobody can tell how old it is.',
      clock,
    ],
    [
      { cars: [] },
      {},
      'The snapshot has an empty list of cars.',
      'ask whoever makes the feed what they changed, or let it say "empty_on_purpose": true if there is no stock',
    ],
    [
      { cars: [], is_table: true },
      {},
      'The snapshot has an empty list of cars.',
      'ask whoever makes the feed what they changed, or build with --accept-drop if there is no stock',
    ],
  ])('%#: %s', (envelope, changed, found, todo) => {
    expect(refusal(envelope, changed)).toMatchObject({ found, todo })
  })

  test.each([
    [{ dealer: 'other' }, 23],
    [{ taken_at: '2026-03-08' }, 25],
    [{ taken_at: '2999-01-01' }, 25],
    [{ cars: [] }, 9],
    [{ cars: [], is_table: true }, undefined],
  ])('say where they stand: %s', (envelope, column) => {
    expect(refusal(envelope)?.place).toEqual(column && { line: 1, column })
  })
})
