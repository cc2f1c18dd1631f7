import type { LeadPayload } from '#api/lead-payload.ts'
import { isRecord } from '#domain/data/record.ts'
import { isReservationState, type ReservationState } from '#domain/payment/reservation.ts'
import { sessionSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'

/** A reservation stored in the tab: its lead and its state. */
export interface KeptReservation {
  readonly carId: string
  readonly state: ReservationState
  readonly id: string | number
  readonly lead: LeadPayload
  /** Number of payment attempts that the provider reported as unpaid. */
  readonly unpaidAttempts: number
}

const name = 'reservation'

/** Stores a reservation for as long as the tab lives, so that a provider's page can return the shopper to it. */
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
  // A reservation stored by an earlier release's page has no count.
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
