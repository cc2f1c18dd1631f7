import { locationTypes, unstatedType } from '#domain/location/location.ts'
import { address } from './address.ts'
import { specialHours, weekHours, weekWords } from './opening-hours.ts'
import { group, list, maybe, required, setting, settings } from './setting.ts'
import { url } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { file, table } from './values/files.ts'
import { decimal, flag, whole } from './values/numbers.ts'
import { phone } from './values/phones.ts'
import { email, identifier, licence, prose, slug, words } from './values/texts.ts'
import { timeZone } from './values/times.ts'

/** One location of the dealer. */
export const location = () =>
  settings({
    name: required(
      words(),
      'Its name; " - Sales", " - Service" or " - Parts" at the end is dropped in addresses.',
      'Harbour Lidcombe - Sales',
    ),
    id: maybe(identifier(), 'Id sent with leads; the slug when left out.', '0310'),
    slug: maybe(slug(), 'Name in addresses; from its name when left out.', 'harbour-lidcombe-sales'),
    position: maybe(
      whole(0, 10_000),
      'Order among the locations, with locations_sort: position; as written when left out.',
      '1',
    ),
    primary: setting(flag(), 'false', 'The main location. The first one that sells when none is marked.'),
    location_type: setting(choice(locationTypes), unstatedType, 'What happens there.'),
    location_subtype: maybe(words(), 'A finer kind, e.g. buying centre.', 'buying centre'),
    manufacturers: setting(list(words()), [], 'Makes sold there.', '[Example Motors]'),
    dealership_id: maybe(identifier(), 'Id of its dealership.', '0310'),
    dealership_slug: maybe(slug(), 'Slug of its dealership.', 'harbour-lidcombe'),
    store_code: maybe(
      identifier(),
      'Its store code in the Google Business Profile, for the ad files below /feeds/; the slug when left out.',
      '0310',
    ),
    visible: setting(flag(), 'true', 'false hides it everywhere.'),
    address: required(address(), 'Where it is.'),
    contact_detail: group('How to reach it.', {
      phone: maybe(phone(), 'Phone; the dealer’s main number when left out.', '02 5550 0123'),
      landline_phone: maybe(phone(), 'Landline.', '02 5550 0124'),
      email: maybe(email(), 'E-mail; the dealer’s when left out.', 'sales@example.com.au'),
      opening_hours: maybe(weekHours(), 'Opening hours of a week.', '{monday_to_friday: 8:30 am - 5:30 pm}'),
      youtube_url: maybe(url(), 'YouTube channel.', 'https://youtube.example/harbour'),
      linkedin_url: maybe(url(), 'LinkedIn page.', 'https://linkedin.example/harbour'),
    }),
    special_hours: setting(list(specialHours()), [], 'Holidays whose hours differ here.'),
    hours_text: weekWords(),
    label: maybe(words(), 'A note on its card.', 'Coming late 2027'),
    opening_text: maybe(
      words(),
      'For a place that is not open yet: shown in place of its opening hours and of whether it is open now.',
      'Opens in autumn 2027',
    ),
    arriving: maybe(
      prose(),
      'How to get there: where to park, which bus or train.',
      'Park on the yard. Bus 907 stops at the gate.',
    ),
    time_zone: maybe(timeZone(), 'Its time zone, if not the dealer’s.', 'Australia/Perth'),
    dealer_license_number: maybe(licence(), 'Dealer licence number.', 'MD012345'),
    motor_vehicle_repairer: maybe(licence(), 'Motor vehicle repairer number.', 'MVRL054321'),
    image: maybe(
      settings({
        url: required(file(), 'Picture of the place, about 1440 pixels wide.', 'lidcombe.webp'),
        thumb: maybe(file(), 'A smaller one for cards and phones, about 720 pixels wide.', 'lidcombe-small.webp'),
        alt: maybe(words(), 'What it shows, for those who do not see it.', 'The yard from Quay Street'),
      }),
      'A picture of the place.',
    ),
    average_rating: maybe(decimal(0, 5), 'Average of its reviews.', '4.7'),
    review_count: maybe(whole(0, 1_000_000), 'How many reviews.', '312'),
    review_url: maybe(url(), 'Where its reviews are.', 'https://reviews.example.com/harbour'),
  })

/** Locations and how they are listed. */
export const places = {
  locations: setting(list(location()), [], 'The dealer’s places; usually in locations.yaml.'),
  locations_order: setting(
    list(slug()),
    [],
    'Slugs of locations in the order of the cards; the rest follow.',
    '[lidcombe, parramatta]',
  ),
  postcodes: maybe(
    table(),
    'Where postcodes are: a table with the columns postcode,lat,long. Lists of dealers with several places can then be ordered nearest first for a typed postcode.',
    'postcodes.csv',
  ),
  locations_sort: setting(
    choice(['name', 'position']),
    'name',
    'Order of locations that locations_order does not name.',
  ),
  location_cards: group('Cards of locations.', {
    email_modal: setting(flag(), 'false', 'An "Email us" form on every card.'),
  }),
  location_hero: group('The large picture of a location’s page.', {
    map: maybe(choice(['interactive', 'static']), 'Kind of map; interactive with a maps token, else static.', 'static'),
  }),
  hours: group('How opening hours are listed.', {
    full_view: setting(flag(), 'false', 'List every weekday even when all five are the same.'),
    layout: setting(
      choice(['grouped', 'daily']),
      'grouped',
      'Weekdays that differ: days with the same hours grouped, or one line a day.',
    ),
    closed_text: setting(words(), 'Closed', 'Text shown for a closed day.', 'By appointment only'),
    holidays: setting(
      list(specialHours()),
      [],
      'Holidays of all locations.',
      '[{name: Boxing Day, date: 2026-12-26, status: Closed}]',
    ),
  }),
}
