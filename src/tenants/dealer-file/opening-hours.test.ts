import { expect, test } from 'vitest'
import { sampleProblems, sampleSite } from '../sample-dealer.ts'

const until = (hours: string) =>
  `a day ends at midnight: write "${hours}" for the hours until then, or words without digits`
const midnight = (hours: string) => `a day ends a minute before midnight; did you mean "${hours}"?`
const allDay = 'write 00:00-23:59, or words such as "Day and night"'

test.each([
  ['10 am - 12 am', midnight('10:00 am - 11:59 pm')],
  ['10:00-24:00', midnight('10:00 - 23:59')],
  ['10:00-00:00', midnight('10:00 - 23:59')],
  ['6 pm - 2 am', until('6:00 pm - 11:59 pm')],
  ['6:30 am - 1:15 am', until('6:30 am - 11:59 pm')],
  ['18:00-00:30', until('18:00 - 23:59')],
  ['12 am - 12 am', allDay],
  ['0:00-24:00', allDay],
  ['24 hours', allDay],
  ['no', 'write Closed, or its hours'],
  ['—', 'write Closed, or its hours'],
  ['5 p.m. - 8 a.m.', 'it closes before it opens; did you mean "8:00 am - 5:00 pm"?'],
  ['9:00-25:00', 'there is no 25:00'],
  ['9:00-24:30', 'there is no 24:30'],
  ['5:30 pm - 8:30 am', 'it closes before it opens; did you mean "8:30 am - 5:30 pm"?'],
  ['8:30-5:30', 'it closes before it opens; did you mean "8:30 am - 5:30 pm"?'],
  ['9:00-2:00', 'it closes before it opens; did you mean "9:00 am - 2:00 pm"?'],
])('%s', (hours, said) => {
  const holiday = `hours: {holidays: [{date: 2026-12-26, status: Open, hours: "${hours}"}]}`
  expect(sampleProblems(holiday)).toEqual([
    `hours.holidays[0].hours: "${hours}" is not opening hours (from - to, or words without digits); ${said}`,
  ])
})

test.each([
  ['9 a.m. - 3 p.m.', '09:00', '15:00'],
  ['8:30 A.M. to noon', '08:30', '12:00'],
  ['9am - 12 midday', '09:00', '12:00'],
  ['9a.m. - 5p.m.', '09:00', '17:00'],
  ['9 am. - 12noon', '09:00', '12:00'],
  ['9 - noon', '09:00', '12:00'],
  ['9\u2009am - 5\u2009pm', '09:00', '17:00'],
  ['9:00\u00a0am - 3:00\u00a0pm', '09:00', '15:00'],
])('%s is from %s to %s', (hours, open, close) => {
  const place = `locations: [{name: A, address: {street: 1 A Street, city: Sydney, state: NSW, postcode: 2000}, contact_detail: {opening_hours: {saturday: "${hours}"}}}]`
  const week = sampleSite(place).locations[0]?.contact_detail.opening_hours
  expect(week?.find(({ weekday }) => weekday === 6)).toMatchObject({ open, close })
})
