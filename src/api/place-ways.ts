import { isRecord } from '#domain/data/record.ts'
import type { PlaceWays } from '#domain/location/place-ways.ts'
import { fetchJson } from './call.ts'

/** Where a release keeps the ways to its places, by their ids. */
export const placeWaysPath = '/places.json'

const isPlaceWays = (value: unknown): value is PlaceWays =>
  isRecord(value) && typeof value.way === 'string' && Array.isArray(value.address)

/** One place of the newest release; null where nobody answers or there is none of that id. Never rejects. */
export async function fetchPlaceWays(id: string, get: typeof fetch = fetch): Promise<PlaceWays | null> {
  const places = await fetchJson(placeWaysPath, get, 6000, 'no-cache')
  const place = isRecord(places) && Object.hasOwn(places, id) ? places[id] : null
  return isPlaceWays(place) ? place : null
}
