import type { Location, OpeningHoursEntry, Weekday } from '#domain/location/location.ts'
import { sampleLocation as locationWith } from '#domain/location/sample-location.ts'
import type { BusinessSite } from './business.ts'
import type { HeadSite } from './head.ts'

/** A dealer with everything that head and structured data use, for tests. */
export const sampleSite: BusinessSite & HeadSite = {
  name: 'North Yard',
  url: 'https://north.example',
  locale: { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' },
  brand: {
    logo: { url: '/dealer/logo.svg', width: 200, height: 48 },
    theme: {},
    text_font: 'Inter',
    display_font: 'Inter',
    strapline: 'Utes and wagons',
    design: {
      home: [],
      hero: 'plain',
      list: 'standard',
      cards: 'stacked',
      phone_cards: 'tall',
      filters: 'boxed',
      sections: 'start',
      empty: 'box',
    },
  },
  contact: {
    phone: '02 5550 0100',
    email: 'hello@north.example',
    address: null,
    mode: 'location',
    intro: null,
    answer_time: null,
    special_phones: {},
    xtime_url: null,
    facebook_url: 'https://social.example/north',
    instagram_url: null,
    tiktok_url: null,
    youtube_url: null,
  },
  seo: {
    description: 'Used cars in Lidcombe.',
    keywords: ['used cars'],
    social_image: '/preview.png',
    google_site_verification: null,
  },
  identity: { manufacturer: { name: 'Norda' } },
  shell: { footer: { group_subfooter: { name: null } } },
  search: { default_search_path: '/search/new-used-and-demo-cars' },
  payment: { payments_accepted: ['Cash', 'Credit Card'] },
  services: {
    reviews: { hidden: false, min_rating: 0, widget: 'google', org_id: null, click: 'review_url', source: null },
  },
}

/** Hours of one weekday, closed without `open`. */
export function day(weekday: Weekday, open: string | null, close: string | null): OpeningHoursEntry {
  return { weekday, status: open ? 'Open' : 'Closed', formated_hours: null, open, close }
}

/** A location with hours for Monday, Tuesday and Saturday, and closed on Sunday, for tests. */
export const sampleLocation: Location = locationWith({
  name: 'North Yard - Sales',
  slug: 'north-sales',
  position: 1,
  primary: true,
  address: {
    street: '1 Example Street',
    city: 'Lidcombe',
    state: 'NSW',
    postcode: '2141',
    country: 'AU',
    lat: -33.86,
    long: 151.04,
    place_id: null,
    place_url: null,
    map_key: null,
  },
  contact_detail: {
    phone: '02 5550 0101',
    landline_phone: null,
    email: null,
    opening_hours: [day(1, '08:30', '17:30'), day(2, '09:00', '17:00'), day(6, '09:00', '16:00'), day(0, null, null)],
    youtube_url: null,
    linkedin_url: null,
  },
  dealer_license_number: 'MD123',
  average_rating: 4.66,
  review_count: 120,
})
