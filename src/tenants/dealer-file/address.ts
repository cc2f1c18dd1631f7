import { maybe, required, settings, value } from './setting.ts'
import { isWebAddress, url } from './values/addresses.ts'
import { country } from './values/choices.ts'
import { latitude, longitude } from './values/coordinates.ts'
import { matching } from './values/matching.ts'
import { words } from './values/texts.ts'

/** A map service's place id. Staff often paste a link instead, which belongs in place_url. */
const placeId = () =>
  value({
    ...matching(/^[\w-]{1,300}$/, 'the id of a place (letters, digits, - and _)', 'abc123'),
    remedy: (text) => (isWebAddress(text) ? '; a link to a map is a place_url' : '; for example abc123'),
  })

/** A postal address with its coordinates and map links. */
export const address = () =>
  settings({
    street: required(words(), 'Number and street.', '12 Harbour Street'),
    city: required(words(), 'Suburb, town or city.', 'Lidcombe'),
    state: required(words(), 'State or region, as it is abbreviated.', 'NSW'),
    postcode: required(words(), 'Postcode; zeros in front stay.', '2141'),
    country: maybe(country(), 'Country code; by locale when left out.', 'AU'),
    lat: maybe(latitude(), 'Latitude in degrees.', '-33.8651'),
    long: maybe(longitude(), 'Longitude in degrees.', '151.0455'),
    place_id: maybe(placeId(), 'Google’s id of the place, so that directions lead to its door.', 'abc123'),
    place_url: maybe(url(), 'Map link behind "Get Directions".', 'https://maps.example.com/abc123'),
  })
