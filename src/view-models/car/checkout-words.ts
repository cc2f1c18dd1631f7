import { counted } from '#domain/text/counted.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** Texts of an element for each way a reservation can end; an empty text hides the element. */
export interface EndWords {
  readonly done: string
  readonly arranged: string
  readonly gone: string
}

/** "7 days"; null when the dealer sets no period. */
export function heldFor(days: number | null): string | null {
  return days === null ? null : counted(days, 'day')
}

/** Sentence about what a deposit does. `deposit`: formatted amount; null when the dealer arranges it. */
export function holdLine(
  car: string,
  deposit: string | null,
  { payment }: SiteSlice<'payment.hold_days' | 'payment.refundable'>,
): string {
  if (deposit === null) return `Hold the ${car}. The deposit is arranged with you.`
  const days = heldFor(payment.hold_days)
  const kind = payment.refundable ? 'refundable deposit' : 'deposit'
  return `Hold the ${car}${days ? ` for ${days}` : ''} with a ${kind} of ${deposit}.`
}

/** The page's title at the end of a reservation. In test mode nothing is reserved, which the title says. */
export const endTitles = (isTest: boolean): EndWords => ({
  done: isTest ? 'Reserved (test)' : 'Reserved',
  arranged: 'Reservation received',
  gone: 'Not reserved',
})

/** Label of the deposit at the end of a reservation. */
export const endDeposit = (isTest: boolean): EndWords => ({
  done: isTest ? 'Deposit (test)' : 'Deposit paid',
  arranged: 'Deposit',
  gone: '',
})

/** JSON of empty texts, for elements that are only shown until the reservation ends. */
export const noWords = JSON.stringify({ done: '', arranged: '', gone: '' } satisfies EndWords)
