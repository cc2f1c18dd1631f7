import { isRecord } from '#domain/data/record.ts'
import type { CarVins } from '#search/cars-of-vin.ts'
import { fetchJson } from './call.ts'

/** Where a release keeps them. */
export const carVinsPath = '/car-vins.json'

const isCarVins = (value: unknown): value is CarVins =>
  isRecord(value) && Object.values(value).every((vin) => typeof vin === 'string')

/** The VINs of the cars on show, or null when nobody answers. Never rejects. */
export async function fetchCarVins(get: typeof fetch = fetch): Promise<CarVins | null> {
  const vins = await fetchJson(carVinsPath, get, 4000)
  return isCarVins(vins) ? vins : null
}
