import { describe, expect, test } from 'vitest'
import { openDays } from './open-days.ts'
import { openHours } from './open-now.ts'
import { entry, holiday, openOn, sampleLocation, usualWeek } from './sample-location.ts'

const usual = openHours(openOn(usualWeek))
const weekdays = openHours(openOn(usualWeek.filter(({ weekday }) => weekday !== 6)))
const easter = openHours(openOn(usualWeek, { special_hours: [holiday('2026-03-06')] }))
const onRequest = openHours(openOn([entry(4, '09:00', '17:00')], { hours_text: { 4: 'By appointment' } }))
const thursday = '2026-03-05'

describe('the next open days', () => {
  test.each([
    ['leave out today and Sunday', [usual], 4, ['2026-03-06', '2026-03-07', '2026-03-09', '2026-03-10']],
    ['leave out a holiday', [easter], 2, ['2026-03-07', '2026-03-09']],
    ['of several places are those that all have', [usual, weekdays], 2, ['2026-03-06', '2026-03-09']],
    ['are none where hours are on request', [onRequest], 2, []],
    ['are none where nothing is known', [openHours(sampleLocation())], 2, []],
    ['are none without a place', [], 2, []],
  ])('%s', (_reason, places, most, days) => {
    expect(openDays(places, thursday, most)).toEqual(days)
  })
})
