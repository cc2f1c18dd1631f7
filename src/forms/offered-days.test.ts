import { describe, expect, test } from 'vitest'
import { openHours } from '#domain/location/open-now.ts'
import { entry, openOn } from '#domain/location/sample-location.ts'
import type { FieldOf } from './field.ts'
import { adaptFieldsToPlace, offeredDays } from './offered-days.ts'
import { upcomingFields } from './upcoming.ts'

const weekly = (...days: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[]) =>
  openHours(openOn(days.map((day) => entry(day, '08:00', '17:00'))))
const openAt = { field: 'place', hours: { north: weekly(1, 2), south: weekly(2, 3) } }
const field: FieldOf<'date'> = { kind: 'date', name: 'day', label: 'Day', required: false, openAt }
const now = { date: '2026-03-05', time: '10:26' }

describe('days to press', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'are those of the place',
      'north',
      ['2026-03-09', '2026-03-10', '2026-03-16', '2026-03-17', '2026-03-23', '2026-03-24'],
    ],
    [
      'are those that all places have, until one is chosen',
      '',
      ['2026-03-10', '2026-03-17', '2026-03-24', '2026-03-31'],
    ],
    ['are none at a place whose hours are not known', 'west', []],
  ])('%s', (_reason, place, days) => {
    const [drawn] = adaptFieldsToPlace(upcomingFields([field], {}, now), { place })
    expect(offeredDays(drawn as FieldOf<'date'>)).toEqual(days)
  })

  test('are none before the day is known, and without hours', () => {
    expect(offeredDays(field)).toEqual([])
    expect(offeredDays({ kind: 'date', name: 'day', label: 'Day', min: now.date })).toEqual([])
  })
})

describe('the choice of a place', () => {
  const choice: FieldOf<'select'> = { kind: 'select', name: 'place', label: 'Place', options: [] }
  test.each([
    [
      'has the hours of the chosen one, and the day',
      { place: 'south', day: '2026-03-10' },
      openAt.hours.south,
      '2026-03-10',
    ],
    ['has no hours while none is chosen', { place: '' }, undefined, ''],
    ['has none of one whose hours are not known', { place: 'west', day: '2026-03-10' }, undefined, '2026-03-10'],
  ])('%s', (_reason, values, hours, day) => {
    expect(adaptFieldsToPlace([field, choice], values)[1]).toEqual({ ...choice, visit: { hours, day } })
  })

  test('stays as it is where no day is asked for', () => {
    expect(adaptFieldsToPlace([choice], { place: 'south' })).toEqual([choice])
  })
})
