import { describe, expect, it, test } from 'vitest'
import type { Location } from '#domain/location/location.ts'
import { sampleProblems, sampleSite } from '../sample-dealer.ts'

const place = '{street: 1 Harbour Street, city: Darwin, state: NT, postcode: 0800}'

function locationsFrom(yaml: string, extra = ''): readonly Location[] {
  return sampleSite(extra, { 'locations.yaml': yaml }).locations
}

function locationFrom(settings: string, extra = ''): Location {
  const [first] = locationsFrom(`- name: Harbour\n  address: ${place}\n  ${settings}`, extra)
  if (!first) throw new Error('no location')
  return first
}

type Row = readonly [reason: string, settings: string, pick: (location: Location) => unknown, value: unknown]

describe('a location as staff write it', () => {
  test.each<Row>([
    ['has a slug from its name (S3.23)', 'primary: true', (l) => [l.slug, l.id], ['harbour', 'harbour']],
    ['keeps its id’s zeros (S3.23)', 'id: 0310', (l) => l.id, '0310'],
    ['has a position (S3.24)', 'position: 7', (l) => l.position, 7],
    ['counts as sales without a type (S3.26)', 'primary: true', (l) => l.location_type, 'sales'],
    ['has a type (S3.26)', 'location_type: parts', (l) => l.location_type, 'parts'],
    ['has a subtype (S3.27)', 'location_subtype: buying centre', (l) => l.location_subtype, 'buying centre'],
    [
      'names its makes and dealership (S3.28)',
      'manufacturers: [A, B]\n  dealership_id: 0310\n  dealership_slug: h',
      (l) => [l.manufacturers, l.dealership_id, l.dealership_slug],
      [['A', 'B'], '0310', 'h'],
    ],
    ['has its code in the Business Profile', 'store_code: 0310', (l) => l.store_code, '0310'],
    ['has no other code', 'primary: true', (l) => l.store_code, null],
    ['is visible (S3.29)', 'primary: true', (l) => l.visible, true],
    ['may be hidden (S3.29)', 'visible: false', (l) => l.visible, false],
    ['keeps the zero of its postcode (S3.30)', 'primary: true', (l) => l.address.postcode, '0800'],
    ['has a country by locale (S3.30)', 'primary: true', (l) => l.address.country, 'AU'],
    [
      'has licence numbers with their zeros (S3.32)',
      'dealer_license_number: 0046\n  motor_vehicle_repairer: 007',
      (l) => [l.dealer_license_number, l.motor_vehicle_repairer],
      ['0046', '007'],
    ],
    [
      'has a picture (S3.33)',
      'image: {url: "https://x.example/a.png", thumb: "https://x.example/b.png", alt: From the street}',
      (l) => l.image,
      { url: 'https://x.example/a.png', thumb: 'https://x.example/b.png', alt: 'From the street' },
    ],
    [
      'has a rating (S3.34)',
      'average_rating: 4.6\n  review_count: 88',
      (l) => [l.average_rating, l.review_count],
      [4.6, 88],
    ],
    ['has a note (S2.174)', 'label: Coming late 2027', (l) => l.label, 'Coming late 2027'],
    [
      'has words for a weekday (S2.162)',
      'hours_text: {sunday: By appointment}',
      (l) => l.hours_text,
      { 0: 'By appointment' },
    ],
    ['has a clock of its own', 'time_zone: Australia/Darwin', (l) => l.timeZone, 'Australia/Darwin'],
    ['has the dealer’s clock otherwise', 'primary: true', (l) => l.timeZone, 'Australia/Sydney'],
  ])('%s', (_reason, settings, pick, value) => {
    expect(pick(locationFrom(settings))).toEqual(value)
  })

  it('takes phone and e-mail from the dealer when it has none (S3.31)', () => {
    const { contact_detail } = locationFrom('primary: true', 'phone: 08 5550 0100\nemail: a@b.example')
    expect(contact_detail).toEqual({
      phone: '08 5550 0100',
      email: 'a@b.example',
      landline_phone: null,
      opening_hours: [],
      youtube_url: null,
      linkedin_url: null,
    })
  })

  test.each([
    ['the first', ['', ''], [true, false]],
    ['the first that sells', [', location_type: service', '', ''], [false, true, false]],
    ['the first that is shown', [', visible: false', '', ''], [false, true, false]],
    ['a workshop where none sells', [', visible: false', ', location_type: service'], [false, true]],
    ['another than the one that is marked and hidden', [', visible: false, primary: true', ''], [false, true]],
    ['the one that is marked', ['', ', location_type: service, primary: true'], [false, true]],
  ])('%s is primary (S3.25, S3.89)', (_which, said, primaries) => {
    const yaml = said.map((more, at) => `- {name: Yard ${at}, address: ${place}${more}}`).join('\n')
    expect(locationsFrom(yaml).map(({ primary }) => primary)).toEqual(primaries)
  })
})

describe('opening hours (S3.35, S3.36, S3.37)', () => {
  const week = (hours: string) =>
    locationFrom(`contact_detail: {opening_hours: {${hours}}}`).contact_detail.opening_hours

  it('has all seven days, Sunday first', () => {
    expect(
      week('monday_to_friday: 8:30 am - 5:30 pm, saturday: 9-12').map(({ weekday, status }) => [weekday, status]),
    ).toEqual([
      [0, 'Closed'],
      [1, 'Open'],
      [2, 'Open'],
      [3, 'Open'],
      [4, 'Open'],
      [5, 'Open'],
      [6, 'Open'],
    ])
  })

  test.each([
    ['8:30 am - 5:30 pm', '08:30', '17:30'],
    ['8:30am-5:30pm', '08:30', '17:30'],
    ['8.30 am to 5.30 pm', '08:30', '17:30'],
    ['08:30-17:30', '08:30', '17:30'],
    ['9-17', '09:00', '17:00'],
    ['9 am – 12 pm', '09:00', '12:00'],
    ['12 am - 11:59 pm', '00:00', '23:59'],
  ])('reads "%s"', (text, open, close) => {
    expect(week(`monday: "${text}"`)[1]).toEqual({ weekday: 1, status: 'Open', formated_hours: null, open, close })
  })

  test.each(['Closed', 'By appointment only', 'Gone riding'])('keeps the words "%s"', (words) => {
    expect(week(`sunday: ${words}`)[0]).toEqual({
      weekday: 0,
      status: 'Closed',
      formated_hours: words,
      open: null,
      close: null,
    })
  })

  test.each(['9:00', '17:00-9:00', '13 pm - 5 pm', '9 am - 25', '9:75-17:00', '9 - 5 pm', '0 am - 5 pm', ''])(
    'refuses "%s"',
    (text) => {
      const yaml = `- name: H\n  address: ${place}\n  contact_detail: {opening_hours: {monday: "${text}"}}`
      expect(sampleProblems('', { 'locations.yaml': yaml })[0]).toContain(
        `locations[0].contact_detail.opening_hours.monday: "${text}" is not opening hours`,
      )
    },
  )

  it('a day’s own entry wins over the weekdays', () => {
    expect(week('monday_to_friday: 9-17, thursday: 9-21')[4]?.close).toBe('21:00')
  })
})

describe('holidays (S3.38, S3.39, S3.40, S9.61)', () => {
  const shared = 'hours: {holidays: [{name: Boxing Day, date: 2026-12-26, status: Closed}]}'

  it('of the dealer hold for every location', () => {
    expect(locationFrom('primary: true', shared).special_hours).toEqual([
      { name: 'Boxing Day', status: 'Closed', date: '2026-12-26', start_hour: null, end_hour: null },
    ])
  })

  it('an open one without hours keeps those of its weekday', () => {
    const own =
      'contact_detail: {opening_hours: {saturday: 9-12}}\n  special_hours: [{date: 2026-12-26, status: Open}, {date: 2026-12-27, status: Open}]'
    expect(locationFrom(own).special_hours.map(({ start_hour, end_hour }) => [start_hour, end_hour])).toEqual([
      ['2026-12-26T09:00', '2026-12-26T12:00'],
      [null, null],
    ])
  })

  it('an open one is told in the words it has, or those of its weekday (S3.37)', () => {
    const own = [
      'hours_text: {sunday: Ring the bell}',
      'contact_detail: {opening_hours: {saturday: By appointment, sunday: 9-12, monday: Closed}}',
      `special_hours:\n${[
        '{date: 2026-12-25, status: Open, hours: Until the barbecue is cold}',
        ...['2026-12-26', '2026-12-27', '2026-12-28'].map((date) => `{date: ${date}, status: Open}`),
      ]
        .map((line) => `    - ${line}`)
        .join('\n')}`,
    ].join('\n  ')
    expect(locationFrom(own).special_hours.map(({ hours_text, start_hour }) => [hours_text, start_hour])).toEqual([
      ['Until the barbecue is cold', null],
      ['By appointment', null],
      ['Ring the bell', null],
      [undefined, null],
    ])
  })

  it('of a location win on their day, and all stand in order', () => {
    const own =
      'special_hours: [{date: 2026-12-26, status: Open, hours: 9:00-13:00}, {date: 2026-12-25, status: Closed}]'
    expect(
      locationFrom(own, shared).special_hours.map(({ date, status, start_hour }) => [date, status, start_hour]),
    ).toEqual([
      ['2026-12-25', 'Closed', null],
      ['2026-12-26', 'Open', '2026-12-26T09:00'],
    ])
  })
})
