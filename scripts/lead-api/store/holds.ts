import type { Transaction } from 'kysely'
import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { paymentEnd } from '#domain/payment/status.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { lockedLead } from './lead-rows.ts'
import type { Database, Tables } from './tables.ts'

/** A request to hold a car for a reservation, identified by the submission key that only its browser knows. */
export interface HoldRequest {
  readonly website_slug: string
  readonly car_id: string
  readonly submission_key: string
}

/** `taken`: another reservation holds the car, or this one is already paid; `unknown`: there is no such reservation. */
export type Hold =
  | { readonly kind: 'held'; readonly until: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unknown' }

type Work = Transaction<Tables>

/** How long a car is held during payment, in ms: enough for a payment page with codes sent by phone. */
export const paymentHoldMs = 20 * 60_000

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** The lead of a reservation, locked until the transaction ends so that it cannot change its car; null when unknown. */
async function reservationOf(work: Work, { website_slug, car_id, submission_key }: HoldRequest) {
  const rows = work.selectFrom('leads').select('id').where('submission_key', '=', submission_key)
  const row = await rows.where('website_slug', '=', website_slug).executeTakeFirst()
  const stored = row && (await lockedLead(work, row.id))
  const isOne = stored && plainText(stored.lead.car_id) === car_id && plainText(stored.lead.payment_status) !== ''
  return isOne ? stored : null
}

type HeldCar = Pick<HoldRequest, 'website_slug' | 'car_id'> & { readonly lead_id: number; readonly until: string }

/** Takes the hold on a car, unless another reservation has one that has not expired and is not marked as spam. */
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

/** Holds a car for a reservation while its deposit is paid. Of two concurrent requests one succeeds. */
export function holdCar(db: Database, request: HoldRequest, now: Date): Promise<Hold> {
  return db.transaction().execute(async (work): Promise<Hold> => {
    const stored = await reservationOf(work, request)
    if (!stored) return { kind: 'unknown' }
    if (paymentEnd(plainText(stored.lead.payment_status)) === 'paid') return { kind: 'taken' }
    const { website_slug, car_id } = request
    return take(work, { website_slug, car_id, lead_id: stored.id, until: later(now, paymentHoldMs) }, now)
  })
}

/** Frees other cars that a reservation held before it changed to this one. */
const freeOthers = (work: Work, { id, lead }: StoredLead) =>
  work.deleteFrom('holds').where('lead_id', '=', id).where('car_id', '!=', plainText(lead.car_id)).execute()

/** Holds a paid car even if its earlier hold is missing or expired, unless another reservation holds it. */
async function holdPaid(work: Work, { id, lead }: StoredLead, now: Date): Promise<void> {
  const [website_slug, car_id] = [plainText(lead.website_slug), plainText(lead.car_id)]
  if (car_id !== '') await take(work, { website_slug, car_id, lead_id: id, until: later(now, paidHoldMs) }, now)
}

/**
 * Updates the hold of a reservation from its payment status: a paid car is held, an unpaid one is freed, and so is a
 * car that the reservation was for before. Runs in the transaction that stores the lead.
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
