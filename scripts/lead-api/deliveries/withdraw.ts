import type { Transaction, Updateable } from 'kysely'
import type { Database, Tables } from '../store/tables.ts'
import { heldKind } from './held.ts'
import { arrived, type Delivery } from './queue.ts'

type Work = Transaction<Tables>

/** Changes a delivery that no process works on and that did not arrive; false where it is none, or none any more. */
export async function changeOpen(
  work: Work,
  { id }: Delivery,
  now: Date,
  change: Updateable<Tables['deliveries']>,
): Promise<boolean> {
  const open = work.updateTable('deliveries').set(change).where('id', '=', id).where('state', '=', 'waiting')
  const free = open.where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())]))
  return (await free.executeTakeFirst()).numUpdatedRows > 0n
}

/** What one becomes that is taken back: where some mailboxes have it, it is through. */
const ended = ({ taken_by }: Delivery, now: Date) =>
  taken_by === null ? ({ state: 'withdrawn', claimed_until: null, last_error: null } as const) : arrived(now)

/** Takes one back. What was tried may have arrived and stays to be seen; of what was not, nothing is left. */
async function takeBack(work: Work, row: Delivery, now: Date): Promise<void> {
  const untouched = work
    .deleteFrom('deliveries')
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('claimed_until', 'is', null)
    .where('last_error', 'is', null)
  if ((await untouched.executeTakeFirst()).numDeletedRows > 0n) return
  await changeOpen(work, row, now, ended(row, now))
}

/** Takes back what waits for others than those a lead is for now; what is on its way is left to whoever sends it. */
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
 * Takes a delivery back that is on its way to somebody whom its lead is not for any more, once all whom it is for have a
 * delivery of it; else false, for it would be lost.
 */
export async function withdrawMoved(db: Database, row: Delivery, receivers: readonly string[], now: Date) {
  if (receivers.length === 0) return false
  const theirs = db.selectFrom('deliveries').select('channel').distinct().where('lead_id', '=', row.lead_id)
  const has = await theirs.where('channel', 'in', receivers).where('state', '!=', 'withdrawn').execute()
  if (has.length < receivers.length) return false
  await db.updateTable('deliveries').set(ended(row, now)).where('id', '=', row.id).execute()
  return true
}
