import { expect, test } from 'vitest'
import { checkForm } from '../check.ts'
import { samplePolicy } from '../sample-policy.ts'
import { withSlots } from './free-times.ts'
import { sampleParts } from './sample-parts.ts'
import { type TestDriveParts, testDrive } from './test-drive.ts'

const parts: TestDriveParts = { ...sampleParts, carTypes: ['used'], vehicle: 'cars', disclaimer: null }

test('free days are offered, and the chosen day’s times (S5.34)', () => {
  const free = [
    { date: '2026-03-05', times: ['09:00'] },
    { date: '2026-03-06', times: ['10:00', '10:30'] },
  ]
  const words = { day: (date: string) => `on ${date}`, time: (time: string) => `at ${time}` }
  const fields = withSlots(testDrive(parts).fields, free, { preferred_date: '2026-03-06' }, words)
  expect(fields.find(({ name }) => name === 'preferred_date')).toMatchObject({
    kind: 'choice',
    options: [
      { value: '', label: 'Any day' },
      { value: '2026-03-05', label: 'on 2026-03-05' },
      { value: '2026-03-06', label: 'on 2026-03-06' },
    ],
  })
  expect(fields.find(({ name }) => name === 'preferred_time')).toMatchObject({
    options: [
      { value: '', label: 'Any time' },
      { value: '10:00', label: 'at 10:00' },
      { value: '10:30', label: 'at 10:30' },
    ],
    showWhen: { field: 'preferred_date', is: ['2026-03-05', '2026-03-06'] },
  })
})

test('any day and time may be typed when no slot is known (S5.34)', () => {
  const { fields } = testDrive(parts)
  const words = { day: String, time: String }
  expect(withSlots(fields, [], {}, words)).toBe(fields)
})

test.each([
  ['wrap where they follow the choice of a place', { field: 'location_id', is: ['1'] }, true],
  ['stay in one row where they come by themselves', undefined, undefined],
])('free days %s', (_what, showWhen, wraps) => {
  const day = { kind: 'date', name: 'preferred_date', label: 'Day', ...(showWhen && { showWhen }) } as const
  const [drawn] = withSlots([day], [{ date: '2026-03-05', times: ['09:00'] }], {}, { day: String, time: String })
  expect(drawn?.kind === 'choice' && drawn.wraps).toBe(wraps)
})

test('a day or a time that passed while the page stood open says so, though nobody has to choose one', () => {
  const fields = withSlots(
    testDrive(parts).fields,
    [{ date: '2026-03-06', times: ['10:00'] }],
    { preferred_date: '2026-03-06' },
    { day: String, time: String },
  )
  const said = (day: string, time: string) =>
    checkForm(
      fields,
      { preferred_date: day, preferred_time: time },
      samplePolicy,
      new Set(['preferred_date', 'preferred_time']),
    ).errors
  const gone = 'This is no longer free. Please choose again.'
  expect(said('2026-03-05', '')).toEqual({ preferred_date: gone })
  expect(said('2026-03-06', '09:30')).toEqual({ preferred_time: gone })
  expect(said('2026-03-06', '10:00')).toEqual({})
  expect(said('', '')).toEqual({})
})
