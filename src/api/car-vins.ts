import { isRecord } from '#domain/data/record.ts'
import type { CarVins } from '#search/cars-of-vin.ts'

/** Where a release keeps them. */
export const carVinsPath = '/car-vins.json'

const timeoutMs = 4000

const isCarVins = (value: unknown): value is CarVins =>
  isRecord(value) && Object.values(value).every((vin) => typeof vin === 'string')

/** The VINs of the cars on show, or null when nobody answers. Never rejects. */
export async function fetchCarVins(get: typeof fetch = fetch): Promise<CarVins | null> {
  try {
    const response = await get(carVinsPath, { signal: AbortSignal.timeout(timeoutMs) })
    const read: unknown = response.ok ? await response.json() : null
    return isCarVins(read) ? read : null
  } catch {
    return null
  }
}
