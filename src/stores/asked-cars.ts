import { atom } from 'nanostores'
import type { LeadCar } from '#api/lead-payload.ts'

/** A car that a shopper asks about from the garage. */
export interface AskedCar {
  readonly car: LeadCar
  readonly subtitle: string
  /** As it stands on the card. */
  readonly price: string
  readonly image: string | null
  /** Where it stands, by the location's id. */
  readonly location: string | null
}

/** What the open enquiry of the garage is about; the garage and its form are two islands. */
export const $asked = atom<readonly AskedCar[]>([])
