import { call } from './call.ts'
import { type LeadApi, leadAddress } from './leads.ts'
import type { CarAvailability } from './reservable-cars.ts'

/** A request to hold a car for a reservation, identified by its secret submission key. */
export interface HoldRequest {
  readonly website_slug: string
  readonly car_id: string
  readonly submission_key: string
}

/**
 * Holds a car while its deposit is paid: `free` when held, `gone` when another shopper holds it, `unknown` on any other
 * response or a failure. Never rejects.
 */
export async function holdCar(api: LeadApi, request: HoldRequest, ask: typeof fetch = fetch): Promise<CarAvailability> {
  const status = (await call(leadAddress(api, 'holds'), request, ask, 6000))?.status
  if (status === 409) return 'gone'
  return status === 201 ? 'free' : 'unknown'
}
