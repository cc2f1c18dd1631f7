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
  try {
    const { status } = await ask(leadAddress(api, 'holds'), {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(6000),
    })
    if (status === 409) return 'gone'
    return status === 201 ? 'free' : 'unknown'
  } catch {
    return 'unknown'
  }
}
