import { counted } from '#domain/text/counted.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** What a part of the page says once a reservation has ended; a part without words goes. */
export interface EndWords {
  readonly done: string
  readonly arranged: string
  readonly gone: string
}

/** Seven days, where the dealer says how long. */
export function heldFor(days: number | null): string | null {
  return days === null ? null : counted(days, 'day')
}

/** What a deposit does, in one sentence; `deposit` is null where the dealer arranges it. */
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

/** The page's title at the end of a reservation; a test reserves nothing. */
export const endTitles = (isTest: boolean): EndWords => ({
  done: isTest ? 'Reserved (test)' : 'Reserved',
  arranged: 'Reservation received',
  gone: 'Not reserved',
})

/** What the deposit is called at the end. */
export const endDeposit = (isTest: boolean): EndWords => ({
  done: isTest ? 'Deposit (test)' : 'Deposit paid',
  arranged: 'Deposit',
  gone: '',
})

/** Of what is only said while nothing has ended, as the page carries it. */
export const noWords = JSON.stringify({ done: '', arranged: '', gone: '' } satisfies EndWords)
