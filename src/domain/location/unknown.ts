import type { Address, ContactDetail } from './location.ts'

/** An address of which nothing is known. */
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

/** A place that nobody can call or write to, as far as is known. */
export const unknownContact: ContactDetail = {
  phone: null,
  landline_phone: null,
  email: null,
  opening_hours: [],
  youtube_url: null,
  linkedin_url: null,
}
