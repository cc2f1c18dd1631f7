import { isRecord } from '#domain/data/record.ts'
import { fetchJson } from './call.ts'

/** Cars that may be reserved at the moment of the last build: car id -> its deposit in whole dollars, 0 where it has none. */
export type ReservableCars = Readonly<Record<string, number>>

/** Where a release keeps them. */
export const reservableCarsPath = '/reservable-cars.json'

/** Whether a car can still be had as a page says; `unknown` when nobody answers. */
export type CarFreedom = 'free' | 'gone' | 'unknown'

/** Asks the newest release after a car and its deposit, past every cache: a page may have stood open since yesterday. Never rejects. */
export async function askAfterCar(id: string, deposit: number, get: typeof fetch = fetch): Promise<CarFreedom> {
  const cars = await fetchJson(reservableCarsPath, get, 6000, 'no-store')
  if (!isRecord(cars)) return 'unknown'
  return Object.hasOwn(cars, id) && cars[id] === deposit ? 'free' : 'gone'
}
