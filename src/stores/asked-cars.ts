import { atom } from 'nanostores'
import type { LeadCar } from '#api/lead-payload.ts'

/** A car that a shopper enquires about from the garage. */
export interface AskedCar {
  readonly car: LeadCar
  readonly subtitle: string
  /** As shown on the card. */
  readonly price: string
  readonly image: string | null
  /** Location id. */
  readonly location: string | null
}

/** Cars of the garage's open enquiry; shared because the garage and its form are two islands. */
export const $asked = atom<readonly AskedCar[]>([])
