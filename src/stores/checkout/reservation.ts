import type { LeadPayload } from '#api/lead-payload.ts'
import { isRecord } from '#domain/data/record.ts'
import { isReservationState, type ReservationState } from '#domain/payment/reservation.ts'
import { sessionSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'

/** A reservation that waits for its payment: the lead it is, and where it stands. */
export interface KeptReservation {
  readonly carId: string
  readonly state: ReservationState
  readonly id: string | number
  readonly lead: LeadPayload
  /** How many payments of it ended without being paid, by a provider's word. */
  readonly unpaidAttempts: number
}

const name = 'reservation'

/** Keeps a reservation for as long as the tab lives, so that a provider's page may send the shopper back to it. */
export function keepReservation(reservation: KeptReservation, storage: SiteStorage = sessionSiteStorage): boolean {
  return storage.write(name, reservation)
}

/** The reservation of a car in this tab, or null. */
export function keptReservation(carId: string, storage: SiteStorage = sessionSiteStorage): KeptReservation | null {
  const value = storage.read(name)
  if (!isRecord(value)) return null
  const { carId: car, state, id, lead, unpaidAttempts } = value
  if (
    car !== carId ||
    !isReservationState(state) ||
    !isRecord(lead) ||
    !(typeof id === 'string' || typeof id === 'number')
  )
    return null
  // A shopper may come back from a payment that began on the page of yesterday, which counted none.
  return {
    carId,
    state,
    id,
    lead: { ...lead },
    unpaidAttempts: typeof unpaidAttempts === 'number' ? unpaidAttempts : 0,
  }
}

/** Forgets the reservation. */
export function dropReservation(storage: SiteStorage = sessionSiteStorage): void {
  storage.remove(name)
}
