import { expect, test } from 'vitest'
import type { Weekday } from '#domain/location/location.ts'
import { entry, sampleLocation } from '#domain/location/sample-location.ts'
import { unknownContact } from '#domain/location/unknown.ts'
import { weekRows } from './week-rows.ts'

const policy = { full_view: false, layout: 'grouped', closed_text: 'Closed' } as const
const thanksgiving = {
  date: '2026-11-26',
  label: 'Thu 26 Nov 2026',
  name: 'Thanksgiving',
  text: 'Closed',
  isClosed: true,
}
const days: readonly Weekday[] = [1, 2, 3, 4, 5]
const opening_hours = days.map((day) => entry(day, '09:00', '17:00'))
const place = (facts = {}) => sampleLocation({ contact_detail: { ...unknownContact, opening_hours }, ...facts })
const long = { isShort: false, hasHolidays: true }
const short = { isShort: true, hasHolidays: false }
const todays = (rows: ReturnType<typeof weekRows>) => rows.map(({ label, weekdays }) => [label, ...weekdays])

test('a holiday has the day of the week that the usual line would have', () => {
  const rows = weekRows(place(), policy, [thanksgiving], long)
  expect(rows.at(-1)).toEqual({ label: 'Thu 26 Nov 2026, Thanksgiving', text: 'Closed', weekdays: [4] })
  expect(rows.slice(0, -1).flatMap(({ weekdays }) => weekdays)).not.toContain(4)
})

test('a card has no line for it, and no line of that day', () => {
  const usual = weekRows(place(), policy, [], short)
  const rows = weekRows(place(), policy, [thanksgiving], short)
  expect(rows.map(({ label }) => label)).toEqual(usual.map(({ label }) => label))
  expect(todays(rows)).not.toEqual(todays(usual))
  expect(rows.flatMap(({ weekdays }) => weekdays)).not.toContain(4)
})

test('a place of which no hours are said says nothing of holidays either', () => {
  expect(weekRows(place({ opening_text: 'Opens in autumn' }), policy, [thanksgiving], long)).toEqual([])
})
