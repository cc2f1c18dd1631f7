import { type CallApi, call, callAddress, record } from './call.ts'
import { type FoundVehicle, vehicleIn } from './found-vehicle.ts'

/** A plate and the state that issued it. */
export interface Rego {
  readonly rego: string
  readonly regoState: string
}

/** Outcome of a look-up; each has its own message. `offer`: dollars above 0. */
export type RegoOutcome =
  | { readonly kind: 'found'; readonly vehicle: FoundVehicle; readonly offer: number }
  | { readonly kind: 'found-without-offer'; readonly vehicle: FoundVehicle }
  | { readonly kind: 'not-found' | 'busy' | 'down' }

function readOutcome(body: unknown): RegoOutcome {
  const answer = record(body)
  const vehicle = vehicleIn(body)
  if (!vehicle || answer.error === true) return { kind: 'not-found' }
  const offer = Number(answer.offer_price ?? 0)
  return offer > 0 && Number.isFinite(offer)
    ? { kind: 'found', vehicle, offer }
    : { kind: 'found-without-offer', vehicle }
}

/** Looks up a registration. Never rejects; a network failure or no response within ten seconds counts as `busy`. */
export async function lookUpRego(api: CallApi, rego: Rego, ask: typeof fetch = fetch): Promise<RegoOutcome> {
  const address = callAddress(api, 'rego', '/api/simple-autograb-lookup')
  const answer = await call(address, { rego: rego.rego, regoState: rego.regoState }, ask)
  if (answer === null || answer.status === 429) return { kind: 'busy' }
  if (answer.status >= 500) return { kind: 'down' }
  return answer.ok ? readOutcome(answer.body) : { kind: 'not-found' }
}
