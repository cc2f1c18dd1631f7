import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Location, Weekday } from '#domain/location/location.ts'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { readLocation } from './read-location.ts'
import { isSilent } from './vocabulary.ts'
import { writeLocation } from './write-location.ts'

const words = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .()-]{0,18}[A-Za-z0-9)]$/)
  .map((text) => text.replace(/ +/g, ' '))
  .filter((text) => !isSilent(text))
const slug = fc.stringMatching(/^[a-z]{1,8}(?:-[a-z0-9]{1,6}){0,2}$/)
const orNull = <T>(known: fc.Arbitrary<T>) => fc.option(known, { nil: null })
const url = fc.stringMatching(/^[a-z0-9/-]{1,12}$/).map((path) => `https://x.example/${path}`)
const degrees = orNull(fc.integer({ min: -90_000, max: 90_000 }).map((milli) => milli / 1000))
const time = orNull(fc.integer({ min: 0, max: 1439 }).map((at) => new Date(at * 60_000).toISOString().slice(11, 16)))
const status = fc.constantFrom('Open' as const, 'Closed' as const)
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const hour = orNull(fc.constantFrom('2025-04-19T09:00:00+10:00', '2025-04-19T15:00:00+10:00', '2025-04-19'))

/** Any place as the reader can give one. */
const anyLocation: fc.Arbitrary<Location> = fc.record({
  id: words,
  name: words,
  slug,
  position: fc.nat(99),
  primary: fc.boolean(),
  location_type: fc.constantFrom('sales', 'service', 'parts'),
  location_subtype: orNull(words),
  manufacturers: fc.array(words, { maxLength: 2 }),
  dealership_id: orNull(words),
  dealership_slug: orNull(words),
  visible: fc.boolean(),
  address: fc.record({
    ...{ street: words, city: words, state: words, postcode: fc.constantFrom('0800', '2000'), country: words },
    ...{ lat: degrees, long: degrees, place_id: orNull(words), place_url: orNull(url), map_key: orNull(words) },
  }),
  contact_detail: fc.record({
    ...{ phone: orNull(words), landline_phone: orNull(words), email: orNull(words) },
    opening_hours: fc.array(
      fc.record({
        weekday: fc.constantFrom(...weekdays),
        ...{ status, formated_hours: orNull(words), open: time, close: time },
      }),
      { maxLength: 7 },
    ),
    ...{ youtube_url: orNull(url), linkedin_url: orNull(url) },
  }),
  special_hours: fc.array(fc.record({ name: orNull(words), status, date, start_hour: hour, end_hour: hour }), {
    maxLength: 2,
  }),
  hours_text: fc.constant({}),
  label: orNull(words),
  timeZone: fc.constant('Australia/Perth'),
  dealer_license_number: orNull(words),
  motor_vehicle_repairer: orNull(words),
  image: orNull(fc.record({ url, thumb: orNull(url) })),
  average_rating: orNull(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
  review_count: orNull(fc.nat(999)),
  review_url: orNull(url),
})

describe('a place as a snapshot carries it', () => {
  it('is read as the same place, whatever the place (S3.23-S3.40)', () => {
    fc.assert(
      fc.property(anyLocation, fc.nat(20), (place, at) => {
        const written: unknown = JSON.parse(JSON.stringify(writeLocation(place)))
        expect(readLocation(written, at, 'Australia/Perth', () => true)).toEqual(place)
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  it('is spelt as the specification spells it (S3.30, S3.31, S3.33-S3.37)', () => {
    const place = sampleLocation({
      average_rating: 5,
      review_count: 12,
      image: { url: '/n.jpg', thumb: '/n-small.jpg' },
      special_hours: [{ name: null, status: 'Closed', date: '2025-04-18', start_hour: null, end_hour: null }],
    })
    const { contact_detail } = place
    const hours = { weekday: 1, status: 'Open', formated_hours: '9 to 5', open: '09:00', close: '17:00' } as const
    const written = writeLocation({ ...place, contact_detail: { ...contact_detail, opening_hours: [hours] } })
    expect(written).toMatchObject({
      reviews: { count: 12, average_rating: '5.0' },
      image: { url: '/n.jpg', thumb: { url: '/n-small.jpg' } },
      contact_detail: { opening_hours: [hours] },
      special_hours: [{ status: 'Closed', date: '2025-04-18' }],
    })
    expect(written).not.toHaveProperty('timeZone')
  })
})
