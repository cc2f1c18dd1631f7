import { call } from './call.ts'
import { type LeadApi, leadAddress } from './leads.ts'
import type { CarFreedom } from './reservable-cars.ts'

/** Who wants which car held: a reservation by its submission key, which nobody else knows. */
export interface HoldRequest {
  readonly website_slug: string
  readonly car_id: string
  readonly submission_key: string
}

/** Holds a car while its deposit is paid; `gone` where another shopper holds it, `unknown` where nobody answers. Never rejects. */
export async function holdCar(api: LeadApi, request: HoldRequest, ask: typeof fetch = fetch): Promise<CarFreedom> {
  const status = (await call(leadAddress(api, 'holds'), request, ask, 6000))?.status
  if (status === 409) return 'gone'
  return status === 201 ? 'free' : 'unknown'
}
