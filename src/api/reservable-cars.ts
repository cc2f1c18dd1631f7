import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** Cars that were reservable at the last build: car id -> deposit in whole dollars, 0 without one. */
export type ReservableCars = Readonly<Record<string, number>>

/** Path of the file in a release. */
export const reservableCarsPath = '/reservable-cars.json'

/** Whether a car is still available on the terms of its page; `unknown` when the request fails. */
export type CarAvailability = 'free' | 'gone' | 'unknown'

/**
 * Whether the newest release still has the car reservable with this deposit. Bypasses the browser cache: the page may
 * be open since yesterday. Never rejects.
 */
export async function checkCarAvailability(
  id: string,
  deposit: number,
  get: typeof fetch = fetch,
): Promise<CarAvailability> {
  const cars = await fetchJson(reservableCarsPath, get, 6000, 'no-store')
  if (!isRecord(cars)) return 'unknown'
  return Object.hasOwn(cars, id) && cars[id] === deposit ? 'free' : 'gone'
}
