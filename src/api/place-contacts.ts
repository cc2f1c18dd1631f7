import { isRecord } from '#domain/data/record.ts'
import type { PlaceContactDetails } from '#domain/location/place-contacts.ts'
import { fetchJson } from './call.ts'

/** Path of the file in a release: location id -> how to reach it. */
export const placeContactsPath = '/places.json'

const isPlaceWays = (value: unknown): value is PlaceContactDetails =>
  isRecord(value) && typeof value.way === 'string' && Array.isArray(value.address)

/** One location of the newest release; null when the id is unknown or the request fails. Never rejects. */
export async function fetchPlaceContact(id: string, get: typeof fetch = fetch): Promise<PlaceContactDetails | null> {
  const places = await fetchJson(placeContactsPath, get, 6000, 'no-cache')
  const place = isRecord(places) && Object.hasOwn(places, id) ? places[id] : null
  return isPlaceWays(place) ? place : null
}
