import { isRecord } from '#domain/data/record.ts'
import type { PlaceWays } from '#domain/location/place-ways.ts'
import { fetchJson } from './call.ts'

/** Path of the file in a release: location id -> how to reach it. */
export const placeWaysPath = '/places.json'

const isPlaceWays = (value: unknown): value is PlaceWays =>
  isRecord(value) && typeof value.way === 'string' && Array.isArray(value.address)

/** One location of the newest release; null when the id is unknown or the request fails. Never rejects. */
export async function fetchPlaceWays(id: string, get: typeof fetch = fetch): Promise<PlaceWays | null> {
  const places = await fetchJson(placeWaysPath, get, 6000, 'no-cache')
  const place = isRecord(places) && Object.hasOwn(places, id) ? places[id] : null
  return isPlaceWays(place) ? place : null
}
