import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardHoursRows, type HoursPolicy, type HoursRow, hoursRows, shownHours } from './hours.ts'
import type { OpeningHoursEntry, Weekday } from './location.ts'
import { entry, openOn, sampleLocation, usualWeek } from './sample-location.ts'

const policy: HoursPolicy = { full_view: false, layout: 'grouped', closed_text: 'Closed' }
const lines = (rows: readonly HoursRow[]) => rows.map(({ label, text }) => `${label}: ${text}`)
const weekdays = [1, 2, 3, 4, 5] as const
const day = '8:30am - 5:30pm'

/** The usual week with one weekday different. */
const except = (weekday: Weekday, ...times: string[]): readonly OpeningHoursEntry[] =>
  usualWeek.map((each) => (each.weekday === weekday ? entry(weekday, times[0], times[1]) : each))

describe('a week of opening hours', () => {
  test.each<[string, readonly OpeningHoursEntry[], Partial<HoursPolicy>, readonly string[]]>([
    [
      'five equal days are one line (S1.24, S4.81)',
      usualWeek,
      {},
      [`Mon-Fri: ${day}`, 'Saturday: 9:00am - 3:00pm', 'Sunday: Closed'],
    ],
    [
      'also where days are listed (S4.81)',
      usualWeek,
      { layout: 'daily' },
      [`Mon-Fri: ${day}`, 'Saturday: 9:00am - 3:00pm', 'Sunday: Closed'],
    ],
    [
      'not in the full view (S4.81, S4.82)',
      usualWeek,
      { full_view: true },
      [
        ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => `${name}: ${day}`),
        'Saturday: 9:00am - 3:00pm',
        'Sunday: Closed',
      ],
    ],
    [
      'a late Thursday, grouped (S4.82)',
      except(4, '08:30', '20:00'),
      {},
      [`Mon-Wed: ${day}`, 'Thu: 8:30am - 8:00pm', `Fri: ${day}`, 'Saturday: 9:00am - 3:00pm', 'Sunday: Closed'],
    ],
    [
      'a late Thursday, day by day (S4.82)',
      except(4, '08:30', '20:00').slice(1, 6),
      { layout: 'daily' },
      [`Monday: ${day}`, `Tuesday: ${day}`, `Wednesday: ${day}`, 'Thursday: 8:30am - 8:00pm', `Friday: ${day}`],
    ],
    [
      'an equal weekend is still two lines (S4.83)',
      [entry(6, '09:00', '15:00'), entry(0, '09:00', '15:00')],
      {},
      ['Saturday: 9:00am - 3:00pm', 'Sunday: 9:00am - 3:00pm'],
    ],
    [
      'the dealer’s word for closed (S4.84)',
      [entry(0)],
      { closed_text: 'By appointment only' },
      ['Sunday: By appointment only'],
    ],
    [
      'a source that says Closed means the same (S4.84)',
      [entry(0, undefined, undefined, 'Closed')],
      { closed_text: 'By appointment only' },
      ['Sunday: By appointment only'],
    ],
    [
      'a closed day with words of its own keeps them (S3.37)',
      [entry(0, undefined, undefined, 'By Appointment Only')],
      {},
      ['Sunday: By Appointment Only'],
    ],
    [
      'hours as the source writes them (S3.37)',
      [entry(6, '09:00', '15:00', '9am till 3')],
      {},
      ['Saturday: 9am till 3'],
    ],
    ['open without hours', [{ ...entry(6), status: 'Open' }], {}, ['Saturday: Open']],
    ['open, no telling until when', [entry(6, '09:00')], {}, ['Saturday: Open']],
    ['open, no telling from when', [{ ...entry(6), status: 'Open', close: '15:00' }], {}, ['Saturday: Open']],
    ['hours of spaces are none', [entry(6, '09:00', '15:00', ' ')], {}, ['Saturday: 9:00am - 3:00pm']],
    [
      'gaps around the source’s words are dropped',
      [entry(6, '09:00', '15:00', ' 9 till 3 ')],
      {},
      ['Saturday: 9 till 3'],
    ],
    ['and around Closed', [entry(0, undefined, undefined, ' Closed. ')], { closed_text: 'Shut' }, ['Sunday: Shut']],
    [
      'words that only begin with closed are kept',
      [entry(0, undefined, undefined, 'Closed until May')],
      { closed_text: 'Shut' },
      ['Sunday: Closed until May'],
    ],
    [
      'so are words that end with it',
      [entry(0, undefined, undefined, 'Temporarily closed')],
      { closed_text: 'Shut' },
      ['Sunday: Temporarily closed'],
    ],
    [
      'four equal days where days are listed',
      weekdays.slice(0, 4).map((weekday) => entry(weekday, '08:30', '17:30')),
      { layout: 'daily' },
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((name) => `${name}: ${day}`),
    ],
    [
      'a day the source leaves out has no line',
      [entry(1, '08:30', '17:30'), entry(3, '08:30', '17:30')],
      {},
      [`Mon: ${day}`, `Wed: ${day}`],
    ],
    [
      'four equal days are not five',
      weekdays.slice(0, 4).map((weekday) => entry(weekday, '08:30', '17:30')),
      {},
      [`Mon-Thu: ${day}`],
    ],
    ['no hours at all', [], {}, []],
  ])('%s', (_reason, hours, rules, expected) => {
    expect(lines(hoursRows(openOn(hours), { ...policy, ...rules }))).toEqual(expected)
  })

  test('a weekday’s own words stand instead of its hours (S2.162)', () => {
    const location = openOn(usualWeek, { hours_text: { 0: 'By appointment' } })
    expect(hoursRows(location, policy).at(-1)).toEqual({
      label: 'Sunday',
      text: 'By appointment',
      isClosed: true,
      weekdays: [0],
    })
  })

  test.each([
    ['a day that is open', entry(0, '09:00', '15:00'), ' By appointment ', 'By appointment', false],
    ['a day the source leaves out', entry(6), 'By appointment', 'By appointment', true],
    ['words of spaces are none', entry(0, '09:00', '15:00'), ' ', '9:00am - 3:00pm', false],
  ])('words for %s (S2.162)', (_reason, known, words, text, isClosed) => {
    const [row] = hoursRows(openOn([known], { hours_text: { 0: words } }), policy).filter(
      ({ label }) => label === 'Sunday',
    )
    expect(row).toMatchObject({ text, isClosed })
  })

  test('a line is closed only when all its days are', () => {
    const words = { 1: 'By appointment', 2: 'By appointment' }
    const location = openOn([entry(1, '09:00', '15:00'), entry(2)], { hours_text: words })
    expect(hoursRows(location, policy)).toEqual([
      { label: 'Mon-Tue', text: 'By appointment', isClosed: false, weekdays: [1, 2] },
    ])
  })

  test('words on a Wednesday break the five apart (S2.162, S4.82)', () => {
    const location = openOn(usualWeek, { hours_text: { 3: 'By appointment' } })
    expect(lines(hoursRows(location, policy)).slice(0, 3)).toEqual([
      `Mon-Tue: ${day}`,
      'Wed: By appointment',
      `Thu-Fri: ${day}`,
    ])
  })

  test('says which days a line is about and whether they are closed', () => {
    expect(hoursRows(openOn(usualWeek), policy).map(({ weekdays: days, isClosed }) => [days, isClosed])).toEqual([
      [[1, 2, 3, 4, 5], false],
      [[6], false],
      [[0], true],
    ])
  })
})

describe('the hours on a location’s card (S2.168)', () => {
  test.each<[string, readonly OpeningHoursEntry[], readonly string[]]>([
    ['six equal days', except(6, '08:30', '17:30'), [`Mon-Sat: ${day}`, 'Sunday: Closed']],
    ['a shorter Saturday', usualWeek, [`Mon-Fri: ${day}`, 'Saturday: 9:00am - 3:00pm', 'Sunday: Closed']],
    [
      'a late Thursday',
      except(4, '08:30', '20:00'),
      [`Mon-Wed: ${day}`, 'Thu: 8:30am - 8:00pm', `Fri: ${day}`, 'Saturday: 9:00am - 3:00pm', 'Sunday: Closed'],
    ],
    ['no hours', [], []],
  ])('%s', (_reason, hours, expected) => {
    expect(lines(cardHoursRows(openOn(hours), policy))).toEqual(expected)
  })

  test('a Sunday like the other days still has its own line', () => {
    const everyDay = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => entry(weekday, '08:30', '17:30'))
    expect(lines(cardHoursRows(openOn(everyDay), policy))).toEqual([`Mon-Sat: ${day}`, `Sunday: ${day}`])
  })
})

test('every known day stands on exactly one line, with its own words, in any week', () => {
  const anyDay = fc.constantFrom('08:30', '09:00', null, undefined)
  const week = fc.tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay)
  const anyPolicy = fc.record({
    full_view: fc.boolean(),
    layout: fc.constantFrom('grouped' as const, 'daily' as const),
    closed_text: fc.constant('Closed'),
  })
  fc.assert(
    fc.property(week, anyPolicy, fc.constantFrom(hoursRows, cardHoursRows), (opens, rules, rowsOf) => {
      const entries = opens.flatMap((open, weekday) =>
        open === undefined ? [] : [entry(weekday as Weekday, open ?? undefined, open ? '17:00' : undefined)],
      )
      const rows = rowsOf(openOn(entries), rules)
      const listed = rows.flatMap((row) => row.weekdays.map((weekday) => [weekday, row.isClosed]))
      const known = entries.map(({ weekday, status }) => [weekday, status === 'Closed'])
      expect(listed.toSorted()).toEqual(known.toSorted())
      expect(rowsOf(sampleLocation(), rules)).toEqual([])
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('a place that does not open yet says no hours, short or long', () => {
  const place = sampleLocation({ contact_detail: { ...sampleLocation({}).contact_detail, opening_hours: usualWeek } })
  const soon = { ...place, opening_text: 'Opens in autumn' }
  expect([false, true].map((isShort) => shownHours(place, policy, isShort).length)).toEqual([3, 3])
  expect([false, true].map((isShort) => shownHours(soon, policy, isShort))).toEqual([[], []])
})
