import { expect, test } from 'vitest'
import { sampleLocation } from '#domain/location/sample-location.ts'
import { contactDetailsByPlace } from './place-contacts.ts'

const order = { locations_order: [], locations_sort: 'position' } as const
const pages = { routes: { location_slug: 'location' } } as const

test('the ways to each place that is shown: its number, its address, the link to it, its page and its hours', () => {
  const plain = sampleLocation({ id: '5', slug: 'yard' })
  const detail = {
    ...plain.contact_detail,
    phone: '02 5550 0123',
    opening_hours: [{ weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:00' }] as const,
  }
  const yard = { ...plain, contact_detail: detail, timeZone: 'Australia/Perth' }
  const address = { ...plain.address, place_url: 'https://maps.example/soon' }
  const soon = { ...yard, id: '6', slug: 'soon', address, opening_text: 'Opens in autumn' }
  const hidden = sampleLocation({ id: '7', visible: false })
  const lines = ['12 Parramatta Road', 'Lidcombe NSW 2141']
  const said = { phone: '02 5550 0123', tel: 'tel:0255500123', address: lines }
  expect(contactDetailsByPlace({ locations: [yard, soon, hidden], location_pages: order, pages })).toEqual({
    '5': {
      ...said,
      way: '12 Parramatta Road, Lidcombe NSW 2141',
      page: '/locations/yard',
      hours: { week: { 1: [510, 1020] }, timeZone: 'Australia/Perth' },
    },
    '6': { ...said, way: 'https://maps.example/soon', page: '/locations/soon', hours: null },
  })
})
