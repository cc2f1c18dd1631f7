import { describe, expect, it, test } from 'vitest'
import type { Location } from '#domain/location/location.ts'
import { readDay, readSpecialDay, timeOfDay } from './read-hours.ts'
import { readLocation, readLocations } from './read-location.ts'

const bare = { id: 3, name: 'North - Sales' }

function locationOf(facts: object): Location {
  const read = readLocation({ ...bare, ...facts }, 4, 'Australia/Perth', () => true)
  if (!read) throw new Error('not read')
  return read
}

describe('a place of a snapshot', () => {
  it('needs an id and a name (S3.23)', () => {
    expect(readLocation({ id: 3 }, 0, 'UTC', () => true)).toBeNull()
    expect(readLocation({ name: 'North' }, 0, 'UTC', () => true)).toBeNull()
    expect(readLocation('North', 0, 'UTC', () => true)).toBeNull()
    expect(locationOf({})).toMatchObject({ id: '3', slug: 'north-sales', timeZone: 'Australia/Perth', hours_text: {} })
  })

  test.each<[why: string, facts: object, read: Partial<Location>]>([
    ['a position (S3.24)', { position: 2 }, { position: 2 }],
    ['the first position (S3.24)', { position: 0 }, { position: 0 }],
    ['no position: as listed (S3.24)', { position: null }, { position: 4 }],
    ['the primary one (S3.25)', { primary: true }, { primary: true }],
    ['an empty type counts as sales (S3.26)', { location_type: '' }, { location_type: 'sales' }],
    ['service (S3.26)', { location_type: 'service' }, { location_type: 'service' }],
    ['a subtype (S3.27)', { location_subtype: ['used', 'buying centre'] }, { location_subtype: 'used, buying centre' }],
    [
      'what it sells (S3.28)',
      { manufacturers: ['Kia'], dealership_id: 7, dealership_slug: 'n' },
      { manufacturers: ['Kia'], dealership_id: '7', dealership_slug: 'n' },
    ],
    ['the clock of its own state', { address: { state: 'NSW' } }, { timeZone: 'Australia/Sydney' }],
    [
      'a clock of its own',
      { address: { state: 'NSW' }, time_zone: 'Australia/Broken_Hill' },
      { timeZone: 'Australia/Broken_Hill' },
    ],
    ['a clock nobody knows', { time_zone: 'Mars/Olympus' }, { timeZone: 'Australia/Perth' }],
    ['hidden (S3.29)', { visible: false }, { visible: false }],
    ['shown when nothing is said (S3.29)', {}, { visible: true }],
    [
      'licences (S3.32)',
      { dealer_license_number: 'LMCT 1', motor_vehicle_repairer: 'MVRL 2' },
      { dealer_license_number: 'LMCT 1', motor_vehicle_repairer: 'MVRL 2' },
    ],
    [
      'a picture (S3.33)',
      { image: { url: '/n.jpg', thumb: { url: '/n-small.jpg' } } },
      { image: { url: '/n.jpg', thumb: '/n-small.jpg', alt: null } },
    ],
    ['a flat rating (S3.34)', { average_rating: '4.5', review_count: 12 }, { average_rating: 4.5, review_count: 12 }],
    [
      'the reviews win (S3.34, S3.49)',
      { average_rating: 4.5, review_count: 12, reviews: { count: 40, average_rating: '5.0' } },
      { average_rating: 5, review_count: 40 },
    ],
  ])('%s', (_, facts, read) => {
    expect(locationOf(facts)).toMatchObject(read)
  })

  it('has an address; postcodes keep their zeros (S3.30)', () => {
    const address = {
      street: '1 Quay St',
      city: 'Darwin',
      state: 'NT',
      postcode: '0800',
      country: 'AU',
      lat: -12.4,
      long: '130.8',
      place_id: 'p1',
      place_url: 'https://maps.example/1',
      map_key: 'quay-map',
    }
    expect(locationOf({ address }).address).toEqual({ ...address, long: 130.8 })
    expect(locationOf({ address: 'Darwin' }).address.city).toBe('')
  })

  it('can be reached (S3.31)', () => {
    const contact_detail = {
      phone: '08 5550 0100',
      landline_phone: '08 5550 0101',
      email: 'n@north.example',
      youtube_url: 'https://video.example/north',
      linkedin_url: 'https://work.example/north',
    }
    const opening_hours = [
      { weekday: 1, status: 'Open', open: '8:30am', close: '5:30 pm' },
      { weekday: 7, status: 'Open' },
    ]
    expect(locationOf({ contact_detail: { ...contact_detail, opening_hours } }).contact_detail).toEqual({
      ...contact_detail,
      opening_hours: [{ weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' }],
    })
  })
})

describe('opening hours', () => {
  test.each([
    [
      'Sunday is 0, and closed (S3.35, S3.36)',
      { weekday: 0, status: 'Closed' },
      { weekday: 0, status: 'Closed', formated_hours: null, open: null, close: null },
    ],
    [
      'words (S3.37)',
      { weekday: '6', status: 'open', formated_hours: 'By appointment' },
      { weekday: 6, status: 'Open', formated_hours: 'By appointment', open: null, close: null },
    ],
    ['no eighth day (S3.35)', { weekday: 7, status: 'Open' }, null],
    [
      'an open day (S3.36)',
      { weekday: 1, status: 'Open', open: '9:00', close: '17:00' },
      { weekday: 1, status: 'Open', formated_hours: null, open: '09:00', close: '17:00' },
    ],
    ['no other status (S3.36)', { weekday: 1, status: 'Maybe' }, null],
  ])('%s', (_, raw, read) => {
    expect(readDay(raw)).toEqual(read)
  })

  it('of a date have a status and ISO hours (S3.38, S3.39, S3.40)', () => {
    const easter = {
      name: 'Easter',
      status: 'Open',
      date: '2027-03-27',
      start_hour: '2027-03-27T09:00:00+10:00',
      end_hour: '2027-03-27T15:00:00+10:00',
    }
    expect(readSpecialDay(easter)).toEqual(easter)
    expect(readSpecialDay({ ...easter, date: 'Easter' })).toBeNull()
    expect(readSpecialDay({ ...easter, status: null })).toBeNull()
  })

  test.each([
    ['8:30am', '08:30'],
    ['12:00 am', '00:00'],
    ['12 pm', '12:00'],
    ['17:00:00', '17:00'],
    ['5.30 PM', '17:30'],
    ['25:00', null],
    ['noon', null],
  ])('%s is %s', (raw, time) => {
    expect(timeOfDay(raw)).toBe(time)
  })
})

describe('the places of a snapshot', () => {
  it('are each there once, at addresses of their own (S3.60)', () => {
    const raws = [
      bare,
      { ...bare, name: 'Twin' },
      { id: 4, name: 'North – Sales' },
      { id: 5, name: '北' },
      { id: 6, name: '南' },
    ]
    const places = readLocations(raws, 'UTC', () => true)
    expect(places.map(({ id, slug }) => [id, slug])).toEqual([
      ['3', 'north-sales'],
      ['4', 'north-sales-2'],
      ['5', 'location'],
      ['6', 'location-2'],
    ])
  })

  it.each([
    [
      'a link that leads nowhere',
      { review_url: 'reviews', contact_detail: { youtube_url: '/channel' } },
      { review_url: null, contact_detail: { youtube_url: null } },
    ],
    [
      'a link that is a script',
      { contact_detail: { linkedin_url: 'javascript:x' } },
      { contact_detail: { linkedin_url: null } },
    ],
    ['a type that is a word of the language', { location_type: 'constructor' }, { location_type: 'sales' }],
    ['a place off the globe', { address: { lat: 123, long: 151.2 } }, { address: { lat: null, long: 151.2 } }],
    ['more stars than there are', { average_rating: 9.4 }, { average_rating: null }],
    ['markup in a name', { name: '<b>North</b> &amp; South' }, { name: 'North & South' }],
  ])('%s', (_, facts, read) => {
    expect(locationOf(facts)).toMatchObject(read)
  })

  it('have no picture that is not there', () => {
    expect(readLocation({ ...bare, image: '/none.jpg' }, 0, 'UTC', () => false)?.image).toBeNull()
  })
})
