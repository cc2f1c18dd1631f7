import type { Transaction } from 'kysely'
import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { paymentEnd } from '#domain/payment/status.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { lockedLead } from './lead-rows.ts'
import type { Database, Tables } from './tables.ts'

/** A reservation that wants its car held, by the key that its browser alone knows. */
export interface HoldRequest {
  readonly website_slug: string
  readonly car_id: string
  readonly submission_key: string
}

/** `taken`: another reservation holds the car, or this one was paid for already; `unknown`: there is no such reservation. */
export type Hold =
  | { readonly kind: 'held'; readonly until: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unknown' }

type Work = Transaction<Tables>

/** How long a car is held for somebody who pays, in ms: a payment page with its codes by phone takes no longer. */
export const payingTime = 20 * 60_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Whose reservation it is, held until the transaction ends: it changes to no other car meanwhile. */
async function reservationOf(work: Work, { website_slug, car_id, submission_key }: HoldRequest) {
  const rows = work.selectFrom('leads').select('id').where('submission_key', '=', submission_key)
  const row = await rows.where('website_slug', '=', website_slug).executeTakeFirst()
  const stored = row && (await lockedLead(work, row.id))
  const isOne = stored && plainText(stored.lead.car_id) === car_id && plainText(stored.lead.payment_status) !== ''
  return isOne ? stored : null
}

type HeldCar = Pick<HoldRequest, 'website_slug' | 'car_id'> & { readonly lead_id: number; readonly until: string }

/** Takes the car unless another reservation has it; what staff marked as spam, or what has run out, has nothing. */
async function take(work: Work, { website_slug, car_id, lead_id, until }: HeldCar, now: Date): Promise<Hold> {
  const row = await work
    .insertInto('holds')
    .values({ website_slug, car_id, lead_id, until })
    .onConflict((conflict) =>
      conflict
        .columns(['website_slug', 'car_id'])
        .doUpdateSet({ lead_id, until })
        .where((eb) =>
          eb.or([
            eb('holds.lead_id', '=', lead_id),
            eb('holds.until', '<=', now.toISOString()),
            eb('holds.lead_id', 'in', eb.selectFrom('listings').select('lead_id').where('state', '=', 'spam')),
          ]),
        ),
    )
    .returning('until')
    .executeTakeFirst()
  return row ? { kind: 'held', until: row.until } : { kind: 'taken' }
}

/** Holds a car for a reservation while its deposit is paid. Of two that ask at once one is told yes. */
export function holdCar(db: Database, request: HoldRequest, now: Date): Promise<Hold> {
  return db.transaction().execute(async (work): Promise<Hold> => {
    const stored = await reservationOf(work, request)
    if (!stored) return { kind: 'unknown' }
    if (paymentEnd(plainText(stored.lead.payment_status)) === 'paid') return { kind: 'taken' }
    const { website_slug, car_id } = request
    return take(work, { website_slug, car_id, lead_id: stored.id, until: later(now, payingTime) }, now)
  })
}

/** Frees what a reservation held before it was one of this car. */
const freeOthers = (work: Work, { id, lead }: StoredLead) =>
  work.deleteFrom('holds').where('lead_id', '=', id).where('car_id', '!=', plainText(lead.car_id)).execute()

/** Holds a car that was paid for, though the call before it was lost or its hold ran out; not where another reservation has it. */
async function holdPaid(work: Work, { id, lead }: StoredLead, now: Date): Promise<void> {
  const [website_slug, car_id] = [plainText(lead.website_slug), plainText(lead.car_id)]
  if (car_id !== '') await take(work, { website_slug, car_id, lead_id: id, until: later(now, paidHoldMs) }, now)
}

/**
 * What a reservation's word does to its hold: a car that was paid for is held, one that was not is free, and so is one
 * that it was of before. Called as leads are kept.
 */
export async function settleHold(work: Work, stored: StoredLead, now: Date): Promise<void> {
  const { id, lead } = stored
  const status = plainText(lead.payment_status)
  if (status === '') return
  await freeOthers(work, stored)
  const end = paymentEnd(status)
  if (end === 'nothing') await work.deleteFrom('holds').where('lead_id', '=', id).execute()
  if (end === 'paid') await holdPaid(work, stored, now)
}
