import type { Location, OpeningHoursEntry, SpecialHoursEntry, Weekday } from './location.ts'
import { unknownAddress, unknownContact } from './unknown.ts'

/** A visible sales location in Sydney without hours, for tests; `facts` overrides fields. */
export function sampleLocation(facts: Partial<Location> = {}): Location {
  return {
    id: '1',
    name: 'North',
    slug: 'north',
    position: 0,
    primary: false,
    location_type: 'sales',
    location_subtype: null,
    manufacturers: [],
    dealership_id: null,
    dealership_slug: null,
    visible: true,
    address: {
      ...unknownAddress,
      street: '12 Parramatta Road',
      city: 'Lidcombe',
      state: 'NSW',
      postcode: '2141',
      country: 'Australia',
    },
    contact_detail: unknownContact,
    special_hours: [],
    hours_text: {},
    label: null,
    store_code: null,
    opening_text: null,
    arriving: null,
    timeZone: 'Australia/Sydney',
    dealer_license_number: null,
    motor_vehicle_repairer: null,
    image: null,
    average_rating: null,
    review_count: null,
    review_url: null,
    ...facts,
  }
}

/** One weekday's entry: `open` to `close`, or closed when no times are given. */
export function entry(weekday: Weekday, open?: string, close?: string, words: string | null = null): OpeningHoursEntry {
  const isOpen = open !== undefined
  return {
    weekday,
    status: isOpen ? 'Open' : 'Closed',
    formated_hours: words,
    open: open ?? null,
    close: close ?? null,
  }
}

/** One holiday's entry: from `start` to `end` as ISO timestamps, or closed when none are given. */
export function holiday(date: string, start?: string, end?: string, name: string | null = null): SpecialHoursEntry {
  const status = start === undefined ? 'Closed' : 'Open'
  return { name, status, date, start_hour: start ?? null, end_hour: end ?? null }
}

/** A location with these weekly hours. */
export function openOn(opening_hours: readonly OpeningHoursEntry[], facts: Partial<Location> = {}): Location {
  const plain = sampleLocation(facts)
  return { ...plain, contact_detail: { ...plain.contact_detail, opening_hours } }
}

/** Monday to Friday 8:30 to 5:30, Saturday 9 to 3, Sunday closed. */
export const usualWeek: readonly OpeningHoursEntry[] = [
  entry(0),
  ...([1, 2, 3, 4, 5] as const).map((weekday) => entry(weekday, '08:30', '17:30')),
  entry(6, '09:00', '15:00'),
]
