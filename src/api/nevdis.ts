import { type CallApi, call, callAddress } from './call.ts'
import { type FoundVehicle, vehicleIn } from './found-vehicle.ts'

/** What the national register is asked by: a plate and its state, or a VIN. */
export type NevdisPayload = { readonly rego: string; readonly state: string } | { readonly vin: string }

/** Asks the national register for a vehicle's details; null when it knows none or does not answer, and nothing is lost by that. */
export async function nevdis(
  api: CallApi,
  payload: NevdisPayload,
  ask: typeof fetch = fetch,
): Promise<FoundVehicle | null> {
  const answer = await call(callAddress(api, 'nevdis', '/api/nevdis'), payload, ask)
  return answer?.ok ? vehicleIn(answer.body) : null
}
