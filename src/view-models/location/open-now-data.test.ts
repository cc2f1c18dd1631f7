import { expect, it } from 'vitest'
import { openNow } from '#domain/location/open-now.ts'
import { holiday, openOn, usualWeek } from '#domain/location/sample-location.ts'
import { openNowData } from './open-now-data.ts'

const place = openOn(usualWeek, {
  special_hours: [
    holiday('2026-03-11'),
    holiday('2026-03-12', '2026-03-12T10:00:00+11:00', '2026-03-12T12:00:00+11:00'),
  ],
  hours_text: { 5: 'By appointment' },
})
const hour = 3_600_000
const moments = Array.from({ length: 14 * 24 }, (_, at) => new Date(Date.parse('2026-03-09T00:30:00Z') + at * hour))

it('says at every hour what the place itself says', () => {
  const read = JSON.parse(openNowData(place))
  const said = moments.map((now) => openNow(read, now)?.text)
  expect(said).toEqual(moments.map((now) => openNow(place, now)?.text))
  expect(new Set(said).size).toBeGreaterThan(5)
})

it('carries neither names of days nor words nor days without hours', () => {
  expect(openNowData(place)).not.toMatch(/name|appointment|null|formated/)
  expect(JSON.parse(openNowData(place)).contact_detail.opening_hours).toHaveLength(5)
})
