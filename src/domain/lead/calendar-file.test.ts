import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

describe('a calendar file', () => {
  const visit = {
    title: 'Test drive: 2021 Norda Tern',
    date: '2026-11-27',
    time: '10:00',
    zone: 'Australia/Sydney',
    minutes: 30,
    place: 'North, 1 High St, Lidcombe NSW 2141',
    host: 'north.example',
  }
  const now = new Date('2026-11-25T01:02:03Z')

  it('holds the visit, tentative and exact', () => {
    expect(calendarFile(visit, now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//north.example//EN',
      'BEGIN:VEVENT',
      'UID:2026-11-27-1000-20261125T010203Z@north.example',
      'DTSTAMP:20261125T010203Z',
      'DTSTART:20261126T230000Z',
      'DTEND:20261126T233000Z',
      'SUMMARY:Test drive: 2021 Norda Tern',
      'LOCATION:North\\, 1 High St\\, Lidcombe NSW 2141',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('is a whole day where no time was asked for, and names no place that is not known', () => {
    const text = calendarFile({ ...visit, time: '', place: '' }, now)
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261127\r\n')
    expect(text).not.toMatch(/DTEND|LOCATION/)
  })

  it('folds what is longer than 75 bytes alone, and keeps lines of an address apart', () => {
    const lines = (title: string, place = '') => calendarFile({ ...visit, title, place }, now).split('\r\n')
    expect(lines('x'.repeat(67))).toContain(`SUMMARY:${'x'.repeat(67)}`)
    expect(lines('x'.repeat(68))).toEqual(expect.arrayContaining([`SUMMARY:${'x'.repeat(67)}`, ' x']))
    expect(lines('Visit', 'North\n1 High St')).toContain('LOCATION:North\\n1 High St')
  })

  it('has no line longer than 75 bytes, and no name writes a line of its own', () => {
    const text = calendarFile({ ...visit, title: `${'é'.repeat(90)}\nATTENDEE:x` }, now)
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/^ATTENDEE/m)
  })
})
