import { describe, expect, it } from 'vitest'
import type { Location } from '#domain/location/location.ts'
import { openingHoursOf, specialHoursOf } from './opening-hours.ts'
import { day, sampleLocation } from './sample-site.ts'

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const hours = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})

function withHours(...opening_hours: ReturnType<typeof day>[]): Location {
  return { ...sampleLocation, contact_detail: { ...sampleLocation.contact_detail, opening_hours } }
}

describe('opening hours for search engines', () => {
  it('(S4.85) Monday to Friday are Monday’s, whatever Tuesday says', () => {
    expect(openingHoursOf(sampleLocation)[0]).toEqual(hours(workdays, '08:30', '17:30'))
  })

  it.each([
    ['has no entry', []],
    ['is closed', [day(1, null, null)]],
    ['is told in words', [{ ...day(1, null, null), formated_hours: 'Gone riding' }]],
  ])('a Monday that %s says nothing of the days after it', (_what, monday) => {
    const week = [2, 3, 4, 5] as const
    const said = openingHoursOf(withHours(...monday, ...week.map((each) => day(each, '09:00', '17:30'))))
    const open = said.filter(({ opens }) => opens !== '00:00')
    expect(open.flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(workdays.slice(1))
    expect(said.filter(({ opens }) => opens === '00:00').flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(
      monday.some(({ formated_hours }) => formated_hours === null) ? ['Monday'] : [],
    )
  })

  it('has no hours before the place opens', () => {
    expect(openingHoursOf({ ...sampleLocation, opening_text: 'Opens in autumn' })).toEqual([])
  })

  it('(S4.86) Saturday and Sunday are their own; a closed day opens and closes at midnight', () => {
    expect(openingHoursOf(sampleLocation).slice(1)).toEqual([
      hours(['Saturday'], '09:00', '16:00'),
      hours(['Sunday'], '00:00', '00:00'),
    ])
  })

  it('a day without an entry, or told in words, says nothing', () => {
    const appointment = { ...day(6, null, null), formated_hours: 'By appointment' }
    expect(openingHoursOf(withHours(day(1, '09:00', '17:00'), appointment))).toEqual([
      hours(workdays, '09:00', '17:00'),
    ])
  })

  it('(S4.85) a day whose times the stock also writes out has those times', () => {
    const written = { ...day(1, '08:30', '17:30'), formated_hours: '8:30am - 5:30pm' }
    expect(openingHoursOf(withHours(written))).toEqual([hours(workdays, '08:30', '17:30')])
  })

  it('the dealer’s own words for a day stand before its times', () => {
    const week = withHours(day(1, '09:00', '17:00'), day(6, '10:00', '15:00'), day(0, '10:00', '16:00'))
    expect(openingHoursOf({ ...week, hours_text: { 0: 'By appointment', 6: 'Closed in winter' } })).toEqual([
      hours(workdays, '09:00', '17:00'),
      hours(['Saturday'], '00:00', '00:00'),
    ])
  })

  it('words that say closed are a closed day', () => {
    const closed = { ...day(0, null, null), formated_hours: 'Closed on Sundays' }
    expect(openingHoursOf(withHours(closed))).toEqual([hours(['Sunday'], '00:00', '00:00')])
  })
})

describe('holiday hours for search engines', () => {
  const holidays = [
    { name: 'Good Friday', status: 'Closed', date: '2025-04-18', start_hour: null, end_hour: null },
    {
      name: 'Easter Saturday',
      status: 'Open',
      date: '2025-04-19',
      start_hour: '2025-04-19T10:00:00+10:00',
      end_hour: '2025-04-19T15:30:00+10:00',
    },
  ] as const
  const place = { ...sampleLocation, special_hours: holidays }

  it('are the dates from today on, in the place’s own time', () => {
    const special = { '@type': 'OpeningHoursSpecification' }
    expect(specialHoursOf(place, new Date('2025-04-17T20:00:00Z'))).toEqual([
      { ...special, validFrom: '2025-04-18', validThrough: '2025-04-18', opens: '00:00', closes: '00:00' },
      { ...special, validFrom: '2025-04-19', validThrough: '2025-04-19', opens: '10:00', closes: '15:30' },
    ])
  })

  it('(S9.61) drop out when they are over', () => {
    expect(specialHoursOf(place, new Date('2025-04-19T15:00:00Z'))).toEqual([])
  })
})
