import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { paymentEnd } from '#domain/payment/status.ts'
import { plainText } from '../asked/plain-text.ts'
import { payingTime } from './holds.ts'
import { toStored } from './lead-rows.ts'
import type { Database } from './tables.ts'

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Clocks of several machines differ by less, in ms. */
const apart = 5 * 60_000

/** How long the reservation of a lead holds its car at most, in ms. */
async function longestHold(db: Database, lead_id: number): Promise<number> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', lead_id).executeTakeFirst()
  const isPaid = row && paymentEnd(plainText(toStored(row).lead.payment_status)) === 'paid'
  return isPaid ? paidHoldMs : payingTime
}

/** A car that was held by a clock that was ahead is held from now on, not for as long as that was ahead. */
async function shortenHolds(db: Database, now: Date): Promise<void> {
  const far = db
    .selectFrom('holds')
    .selectAll()
    .where('until', '>', after(now, payingTime + apart))
  for (const { lead_id, until } of await far.execute()) {
    const longest = await longestHold(db, lead_id)
    if (until <= after(now, longest + apart)) continue
    const same = db.updateTable('holds').where('lead_id', '=', lead_id).where('until', '=', until)
    await same.set({ until: after(now, longest) }).execute()
  }
}

/**
 * Whether most leads came later than a clock says: then it is behind, as one without a battery is until somebody tells it the
 * time, and what it made older would be deleted, or free, once it is right.
 */
async function isBehind(db: Database, later: string): Promise<boolean> {
  const count = db.selectFrom('listings').select((eb) => eb.fn.countAll().as('count'))
  const all = await count.executeTakeFirstOrThrow()
  const ahead = await count.where('received_at', '>', later).executeTakeFirstOrThrow()
  return Number(ahead.count) * 2 > Number(all.count)
}

/**
 * A clock that was ahead and is set back has kept leads and files in days to come: from today on they are as old as they
 * can be told to be, or they would be kept for longer than a dealer says.
 */
export async function setBack(db: Database, now: Date): Promise<void> {
  const today = now.toISOString()
  const later = after(now, apart)
  if (await isBehind(db, later)) return
  await shortenHolds(db, now)
  await db.updateTable('pending_uploads').set({ noted_at: today }).where('noted_at', '>', later).execute()
  await db.updateTable('listings').set({ received_at: today }).where('received_at', '>', later).execute()
}
