import type { Transaction, Updateable } from 'kysely'
import type { Database, Tables } from '../store/tables.ts'
import { heldKind } from './held.ts'
import { arrived, type Delivery } from './queue.ts'

type Work = Transaction<Tables>

/** Changes a delivery that is waiting and not claimed; false when it is not, or no longer. */
export async function updatePendingDelivery(
  work: Work,
  { id }: Delivery,
  now: Date,
  change: Updateable<Tables['deliveries']>,
): Promise<boolean> {
  const open = work.updateTable('deliveries').set(change).where('id', '=', id).where('state', '=', 'waiting')
  const free = open.where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())]))
  return (await free.executeTakeFirst()).numUpdatedRows > 0n
}

/** Column values of a withdrawn delivery; one that some mailboxes accepted counts as sent. */
const ended = ({ taken_by }: Delivery, now: Date) =>
  taken_by === null ? ({ state: 'withdrawn', claimed_until: null, last_error: null } as const) : arrived(now)

/** Withdraws a delivery. An attempted one may have arrived and stays visible; an untouched one is deleted. */
async function takeBack(work: Work, row: Delivery, now: Date): Promise<void> {
  const untouched = work
    .deleteFrom('deliveries')
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('claimed_until', 'is', null)
    .where('last_error', 'is', null)
  if ((await untouched.executeTakeFirst()).numDeletedRows > 0n) return
  await updatePendingDelivery(work, row, now, ended(row, now))
}

/** Withdraws a lead's waiting deliveries to channels other than these; those in flight are left to their process. */
export async function withdrawOthers(work: Work, lead_id: number, channels: readonly string[], now: Date) {
  const waiting = work
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('state', '=', 'waiting')
  const rows = await waiting.where('kind', '!=', heldKind).execute()
  for (const row of rows) if (!channels.includes(row.channel)) await takeBack(work, row, now)
}

/**
 * Withdraws a delivery in flight whose lead no longer matches its receiver, if all current receivers have a delivery of
 * the lead. Otherwise returns false and changes nothing, since the lead would be lost.
 */
export async function withdrawMoved(db: Database, row: Delivery, receivers: readonly string[], now: Date) {
  if (receivers.length === 0) return false
  const theirs = db.selectFrom('deliveries').select('channel').distinct().where('lead_id', '=', row.lead_id)
  const has = await theirs.where('channel', 'in', receivers).where('state', '!=', 'withdrawn').execute()
  if (has.length < receivers.length) return false
  await db.updateTable('deliveries').set(ended(row, now)).where('id', '=', row.id).execute()
  return true
}
