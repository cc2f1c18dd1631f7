import type { Selectable, Transaction } from 'kysely'
import type { LeadFile, ReceivedConsent, StoredLead } from '../asked/stored-lead.ts'
import type { Tables } from './tables.ts'

/** Converts a row to a lead. */
export function rowToLead(row: Omit<Selectable<Tables['leads']>, 'submission_key' | 'website_slug'>): StoredLead {
  const { id, received_at, updated_at } = row
  const lead = JSON.parse(row.lead) as StoredLead['lead']
  const files = JSON.parse(row.files) as readonly LeadFile[]
  return { id, received_at, updated_at, lead, files, consents: JSON.parse(row.consents) as readonly ReceivedConsent[] }
}

/** The current lead, locked until the transaction ends to serialise changes; null when it does not exist. */
export async function lockedLead(work: Transaction<Tables>, id: number): Promise<StoredLead | null> {
  await work
    .updateTable('leads')
    .set({ submission_key: (eb) => eb.ref('submission_key') })
    .where('id', '=', id)
    .execute()
  const row = await work.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? rowToLead(row) : null
}
