import { describe, expect, test } from 'vitest'
import { checkForm } from './check.ts'
import type { FreeDay } from './definitions/free-times.ts'
import type { Field } from './field.ts'
import { samplePolicy } from './sample-policy.ts'
import { upcomingFields, upcomingSlots } from './upcoming.ts'

const now = { date: '2026-03-05', time: '10:26' }

describe('free times (S5.34)', () => {
  test.each<[string, readonly FreeDay[], readonly FreeDay[]]>([
    [
      'of today start now',
      [{ date: '2026-03-05', times: ['10:00', '10:26', '10:30'] }],
      [{ date: '2026-03-05', times: ['10:30'] }],
    ],
    ['of a day without any left are no day', [{ date: '2026-03-05', times: ['09:00'] }], []],
    ['of days before are gone', [{ date: '2026-03-04', times: ['16:00'] }], []],
    [
      'of days to come are whole',
      [{ date: '2026-03-06', times: ['09:00'] }],
      [{ date: '2026-03-06', times: ['09:00'] }],
    ],
  ])('%s', (_reason, free, left) => {
    expect(upcomingSlots(free, now)).toEqual(left)
  })
})

describe('a day and a time that are typed (S5.34)', () => {
  const fields: readonly Field[] = [
    { kind: 'date', name: 'day', label: 'Day', required: false },
    { kind: 'time', name: 'time', label: 'Time', required: false, onDay: 'day' },
    { kind: 'time', name: 'free', label: 'Any time', required: false },
  ]

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['may be left out', { day: '', time: '' }, {}],
    ['may be later today', { day: '2026-03-05', time: '10:26' }, {}],
    ['may be earlier in the day, another day', { day: '2026-03-06', time: '08:00' }, {}],
    ['may not be yesterday', { day: '2026-03-04', time: '' }, { day: 'Please choose a day from today on.' }],
    [
      'may not be earlier today',
      { day: '2026-03-05', time: '10:00' },
      { time: 'This time has passed. Please choose a later one.' },
    ],
    ['of no day may be any time', { day: '', time: '08:00', free: '08:00' }, {}],
  ])('%s', (_reason, values, errors) => {
    expect(checkForm(upcomingFields(fields, values, now), values, samplePolicy).errors).toEqual(errors)
  })
})
