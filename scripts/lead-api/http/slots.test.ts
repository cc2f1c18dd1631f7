import { describe, expect, it } from 'vitest'
import type { Location, OpeningHoursEntry, Weekday } from '#domain/location/location.ts'
import { slotsOf } from './slots.ts'

const open = (weekday: Weekday, from: string, to: string): OpeningHoursEntry => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: from,
  close: to,
})

const opening_hours = [
  open(4, '09:00', '10:30'),
  open(5, '09:00', '09:20'),
  { ...open(6, '09:00', '12:00'), status: 'Closed' as const },
]
const before = new Date('2026-03-04T00:00:00Z')
const location = {
  timeZone: 'Australia/Sydney',
  contact_detail: { opening_hours },
  special_hours: [] as readonly { readonly date: string }[],
} as unknown as Location

describe('slots for a test drive', () => {
  it('are half hours of open days, the last half an hour before closing (S7.29)', () => {
    // 5 March 2026 is a Thursday; Friday opens too short, Saturday not at all.
    expect(slotsOf(location, '2026-03-05', 3, before)).toEqual([
      { date: '2026-03-05', times: ['09:00', '09:30', '10:00'] },
    ])
  })

  it('are told of as many days as are asked for', () => {
    const days = slotsOf(location, '2026-03-04', 9, before)
    expect(days.map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-12'])
  })

  it('leave holidays out', () => {
    const special_hours = [
      { name: null, status: 'Closed', date: '2026-03-05', start_hour: null, end_hour: null },
    ] as const
    expect(slotsOf({ ...location, special_hours }, '2026-03-05', 3, before)).toEqual([])
  })

  it('have not passed on the clock of the place (S5.34)', () => {
    // Half past nine in Sydney.
    const now = new Date('2026-03-04T22:30:00Z')
    expect(slotsOf(location, '2026-03-05', 3, now)).toEqual([{ date: '2026-03-05', times: ['10:00'] }])
    // Thursday a week before, and the day after.
    expect(slotsOf(location, '2026-02-26', 2, now)).toEqual([])
  })
})
