import type { Transaction } from 'kysely'
import type { LeadFile, StoredLead } from '../asked/stored-lead.ts'
import { consentsOf, withConsent } from './consents.ts'
import { contentDigest } from './content-digest.ts'
import { rowToLead } from './lead-rows.ts'
import { listingOf, removeNul } from './listing.ts'
import type { Tables } from './tables.ts'

/** A transaction over the leads. */
export type Work = Transaction<Tables>

/** A lead to be stored, with the fields that the store itself reads. */
export interface IncomingLead {
  readonly website_slug: string
  readonly submission_key?: string | undefined
  readonly [field: string]: unknown
}

/** Records the digest of content that was sent for a lead. */
export const addContent = (work: Work, lead_id: number, digest: string) =>
  work
    .insertInto('contents')
    .values({ lead_id, digest })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Whether the same content was sent for a lead before. */
export async function hasContent(work: Work, id: number, digest: string): Promise<boolean> {
  const content = work.selectFrom('contents').select('lead_id').where('lead_id', '=', id).where('digest', '=', digest)
  return (await content.executeTakeFirst()) !== undefined
}

/** Inserts a lead with its listing and digest. Returns it as stored. */
export async function insertLead(
  work: Work,
  lead: IncomingLead,
  files: readonly LeadFile[],
  at: string,
): Promise<StoredLead> {
  const row = {
    submission_key: lead.submission_key ?? null,
    website_slug: removeNul(lead.website_slug),
    received_at: at,
    updated_at: at,
    lead: JSON.stringify(lead),
    files: JSON.stringify(files),
    consents: JSON.stringify(withConsent([], lead.consent, at)),
  }
  const { id } = await work.insertInto('leads').values(row).returning('id').executeTakeFirstOrThrow()
  const listing = { ...listingOf(lead, files), lead_id: id, received_at: at, state: 'new' as const }
  await work.insertInto('listings').values(listing).execute()
  await addContent(work, id, contentDigest(lead, files))
  return rowToLead({ ...row, id })
}

/** Updates a lead's fields and listing, and adds files and a changed consent. Returns it as stored. */
export async function updateLead(
  work: Work,
  stored: StoredLead,
  lead: StoredLead['lead'],
  added: readonly LeadFile[],
  at: string,
): Promise<StoredLead> {
  const { id } = stored
  const files = [...stored.files, ...added]
  const consents = withConsent(consentsOf(stored), lead.consent, at)
  const row = {
    lead: JSON.stringify(lead),
    files: JSON.stringify(files),
    consents: JSON.stringify(consents),
    updated_at: at,
  }
  await work.updateTable('leads').set(row).where('id', '=', id).execute()
  await work.updateTable('listings').set(listingOf(lead, files)).where('lead_id', '=', id).execute()
  return { ...stored, lead, files, consents, updated_at: at }
}
