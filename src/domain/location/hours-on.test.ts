import { describe, expect, test } from 'vitest'
import { america, australia } from '../text/sample-locale.ts'
import { hoursOn, visitText } from './hours-on.ts'
import { openHours } from './open-now.ts'
import { holiday, openOn, usualWeek } from './sample-location.ts'

const special_hours = [
  holiday('2026-04-03'),
  holiday('2026-04-06', '2026-04-06T10:00:00+10:00', '2026-04-06T14:00:00+10:00'),
]
const place = openHours(openOn(usualWeek, { special_hours }))

describe('the hours of a date', () => {
  test.each([
    ['a weekday', '2026-03-10', '8:30am - 5:30pm'],
    ['a day that is closed every week', '2026-03-15', 'Closed'],
    ['a holiday that is closed', '2026-04-03', 'Closed'],
    ['a holiday with hours of its own', '2026-04-06', '10:00am - 2:00pm'],
  ])('%s', (_reason, date, text) => {
    expect(hoursOn(place, date)).toBe(text)
  })
})

describe('what to know before coming', () => {
  const now = new Date('2026-03-10T01:00:00Z')
  test.each([
    ['is whether it is open now, while no day is asked for', place, '', australia, 'Open now, closes 5:30 pm'],
    ['is the hours of the day that is', place, '2026-03-14', australia, 'Sat 14 Mar: 9:00am - 3:00pm'],
    ['whose date a US site writes as people there do', place, '2026-03-14', america, 'Sat, Mar 14: 9:00am - 3:00pm'],
    ['is nothing of a place without times', openHours(openOn([])), '', australia, null],
  ])('%s', (_reason, hours, day, country, text) => {
    expect(visitText(hours, day, now, country)).toBe(text)
  })
})
