import type { Address, ContactDetail } from './location.ts'

/** An empty address. */
export const unknownAddress: Address = {
  street: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  lat: null,
  long: null,
  place_id: null,
  place_url: null,
  map_key: null,
}

/** Empty contact details. */
export const unknownContact: ContactDetail = {
  phone: null,
  landline_phone: null,
  email: null,
  opening_hours: [],
  youtube_url: null,
  linkedin_url: null,
}
