import { expect, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { comingHolidays, specialHoursAhead } from './coming-holidays.ts'

const now = new Date('2026-12-20T00:00:00Z')
const holiday = { name: 'Boxing Day', date: '2026-12-26', status: 'Closed', start_hour: null, end_hour: null } as const

test.each([
  ['a place that is open', null, 1],
  ['one that opens later, whatever it will have then', 'Opens in 2027', 0],
])('holidays of %s', (_what, opening_text, count) => {
  const place = sampleLocation({ opening_text, special_hours: [holiday] })
  expect(comingHolidays(place, { locale: 'en-AU' }, now)).toHaveLength(count)
  expect(specialHoursAhead(place, now)).toHaveLength(count)
})
