import { type CallApi, call, callAddress } from './call.ts'
import { type FoundVehicle, vehicleIn } from './found-vehicle.ts'

/** A query to the national register: a plate and its state, or a VIN. */
export type NevdisPayload = { readonly rego: string; readonly state: string } | { readonly vin: string }

/** Looks up a vehicle in the national register; null when it is unknown or the request fails. Never rejects. */
export async function nevdis(
  api: CallApi,
  payload: NevdisPayload,
  ask: typeof fetch = fetch,
): Promise<FoundVehicle | null> {
  const answer = await call(callAddress(api, 'nevdis', '/api/nevdis'), payload, ask)
  return answer?.ok ? vehicleIn(answer.body) : null
}
