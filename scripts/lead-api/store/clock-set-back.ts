import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { paymentEnd } from '#domain/payment/status.ts'
import { plainText } from '../asked/plain-text.ts'
import { paymentHoldMs } from './holds.ts'
import { rowToLead } from './lead-rows.ts'
import type { Database } from './tables.ts'

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Upper bound on the clock difference between machines, in ms. */
const apart = 5 * 60_000

/** Maximum remaining hold of a lead's reservation, in ms: longer once it is paid. */
async function longestHold(db: Database, lead_id: number): Promise<number> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', lead_id).executeTakeFirst()
  const isPaid = row && paymentEnd(plainText(rowToLead(row).lead.payment_status)) === 'paid'
  return isPaid ? paidHoldMs : paymentHoldMs
}

/** Shortens holds set by a clock that was ahead: they last their normal time from now on. */
async function shortenHolds(db: Database, now: Date): Promise<void> {
  const far = db
    .selectFrom('holds')
    .selectAll()
    .where('until', '>', after(now, paymentHoldMs + apart))
  for (const { lead_id, until } of await far.execute()) {
    const longest = await longestHold(db, lead_id)
    if (until <= after(now, longest + apart)) continue
    const same = db.updateTable('holds').where('lead_id', '=', lead_id).where('until', '=', until)
    await same.set({ until: after(now, longest) }).execute()
  }
}

/**
 * Whether most leads were received after `later`: then this clock is behind (e.g. a machine without a clock battery
 * before time sync), and times changed to it would make leads expire and holds end too early once it is right.
 */
async function isBehind(db: Database, later: string): Promise<boolean> {
  const count = db.selectFrom('listings').select((eb) => eb.fn.countAll().as('count'))
  const all = await count.executeTakeFirstOrThrow()
  const ahead = await count.where('received_at', '>', later).executeTakeFirstOrThrow()
  return Number(ahead.count) * 2 > Number(all.count)
}

/**
 * Repairs future times left by a clock that was ahead: leads and pending uploads count as received now, since otherwise
 * they would be kept longer than the dealer's `keep_days`. Holds are shortened.
 */
export async function repairFutureLeadTimes(db: Database, now: Date): Promise<void> {
  const today = now.toISOString()
  const later = after(now, apart)
  if (await isBehind(db, later)) return
  await shortenHolds(db, now)
  await db.updateTable('pending_uploads').set({ noted_at: today }).where('noted_at', '>', later).execute()
  await db.updateTable('listings').set({ received_at: today }).where('received_at', '>', later).execute()
}
