import { type CallApi, call, callAddress } from './call.ts'

/** A phone number revealed on a car's page. */
export interface RevealedPhone {
  readonly car_id: string
  readonly dealership_id: string | null
  readonly website_id: string
}

/** A phone call started from a car's page. */
export interface PhoneCall extends RevealedPhone {
  readonly phone: string
  readonly url: string
  /** The dealer's number of this event. */
  readonly event_id: number
}

/** Records that a number was revealed. The number shows in any case; a failure is only logged. Never rejects. */
export async function recordReveal(api: CallApi, revealed: RevealedPhone, ask: typeof fetch = fetch): Promise<void> {
  const answer = await call(callAddress(api, 'reveal_phone', '/api/reveal-phone'), revealed, ask)
  if (!answer?.ok) console.error('The reveal of a phone number was not recorded.', answer?.status ?? 'no answer')
}

/**
 * Records a phone call without delaying it; `keepalive` lets the request outlive the page. Does nothing without an
 * events host.
 */
export function recordPhoneCall(host: string | null, phoneCall: PhoneCall, ask: typeof fetch = fetch): void {
  if (host === null) return
  const body = JSON.stringify(phoneCall)
  const request = { method: 'POST', keepalive: true, body, headers: { 'content-type': 'application/json' } }
  ask(`${host}/api/events/car_phone_call`, request).catch((error: unknown) => console.error(error))
}
