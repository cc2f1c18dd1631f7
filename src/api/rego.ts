import { type CallApi, call, callAddress, record } from './call.ts'
import { type FoundVehicle, vehicleIn } from './found-vehicle.ts'

/** A plate and the state that gave it out. */
export interface Rego {
  readonly rego: string
  readonly regoState: string
}

/** How a look-up ended; each has its own screen. An offer is whole dollars above 0. */
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

/** Looks a registration up. Five outcomes and never an exception; a silence of ten seconds counts as busy. */
export async function lookUpRego(api: CallApi, rego: Rego, ask: typeof fetch = fetch): Promise<RegoOutcome> {
  const address = callAddress(api, 'rego', '/api/simple-autograb-lookup')
  const answer = await call(address, { rego: rego.rego, regoState: rego.regoState }, ask)
  if (answer === null || answer.status === 429) return { kind: 'busy' }
  if (answer.status >= 500) return { kind: 'down' }
  return answer.ok ? readOutcome(answer.body) : { kind: 'not-found' }
}
