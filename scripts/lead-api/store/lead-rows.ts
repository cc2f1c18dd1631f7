import type { Selectable } from 'kysely'
import type { LeadFile, ReceivedConsent, StoredLead } from '../asked/stored-lead.ts'
import type { Tables } from './tables.ts'

/** A row as a lead. */
export function toStored(row: Omit<Selectable<Tables['leads']>, 'submission_key' | 'website_slug'>): StoredLead {
  const { id, received_at, updated_at } = row
  const lead = JSON.parse(row.lead) as StoredLead['lead']
  const files = JSON.parse(row.files) as readonly LeadFile[]
  return { id, received_at, updated_at, lead, files, consents: JSON.parse(row.consents) as readonly ReceivedConsent[] }
}
