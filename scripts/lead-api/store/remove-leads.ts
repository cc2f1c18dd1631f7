import { rm } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import { rowToLead } from './lead-rows.ts'
import type { Database, Tables } from './tables.ts'

/** Numbers of deleted rows and files. */
export interface Removed {
  readonly leads: number
  readonly files: number
  readonly deliveries: number
}

export const nothingRemoved: Removed = { leads: 0, files: 0, deliveries: 0 }

export const sumRemoved = (a: Removed, b: Removed): Removed => ({
  leads: a.leads + b.leads,
  files: a.files + b.files,
  deliveries: a.deliveries + b.deliveries,
})

/** Leads per transaction. */
const pieceSize = 50

/** The files of some leads, which are locked until the transaction ends so that none is added. */
async function heldFiles(work: Transaction<Tables>, ids: readonly number[]) {
  await work
    .updateTable('leads')
    .set({ submission_key: (eb) => eb.ref('submission_key') })
    .where('id', 'in', ids)
    .execute()
  const rows = await work.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
  return rows.flatMap((row) => rowToLead(row).files)
}

async function removeRows(work: Transaction<Tables>, ids: readonly number[]) {
  const { numDeletedRows } = await work.deleteFrom('deliveries').where('lead_id', 'in', ids).executeTakeFirstOrThrow()
  await work.deleteFrom('holds').where('lead_id', 'in', ids).execute()
  await work.deleteFrom('contents').where('lead_id', 'in', ids).execute()
  await work.deleteFrom('listings').where('lead_id', 'in', ids).execute()
  const leads = await work.deleteFrom('leads').where('id', 'in', ids).executeTakeFirstOrThrow()
  // Also removes mails stored for leads that were deleted while the delivery was in flight.
  const there = work.selectFrom('leads').select('id')
  await work.deleteFrom('outbox').where('lead_id', 'not in', there).execute()
  return { leads: Number(leads.numDeletedRows), deliveries: Number(numDeletedRows) }
}

async function removePiece(work: Transaction<Tables>, piece: readonly number[]): Promise<Removed> {
  const files = await heldFiles(work, piece)
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  return { ...(await removeRows(work, piece)), files: files.length }
}

/**
 * Deletes leads with their files, deliveries and stored mails. Files are deleted first: after a crash in between, the
 * lead still lists what remains to be deleted.
 */
export async function removeLeads(db: Database, ids: readonly number[]): Promise<Removed> {
  let all = nothingRemoved
  for (let from = 0; from < ids.length; from += pieceSize) {
    const piece = ids.slice(from, from + pieceSize)
    all = sumRemoved(all, await db.transaction().execute((work) => removePiece(work, piece)))
  }
  return all
}
