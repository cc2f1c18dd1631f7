import type { Transaction } from 'kysely'
import { withoutEmpty } from '#domain/data/without-empty.ts'
import type { LeadFile, StoredLead } from '../asked/stored-lead.ts'
import { consentsOf, withConsent } from './consents.ts'
import { contentDigest } from './content-digest.ts'
import { lockedLead, toStored } from './lead-rows.ts'
import { listingOf, storable } from './listing.ts'
import { isRepeat } from './migrations.ts'
import type { Database, Tables } from './tables.ts'

/** A lead on its way in: the parts of it that the store itself reads. */
export interface IncomingLead {
  readonly website_slug: string
  readonly submission_key?: string | undefined
  readonly [field: string]: unknown
}

/** `conflict`: the submission key is known with other content, under the id given. */
export type Outcome =
  | { readonly kind: 'kept'; readonly id: number; readonly isNew: boolean }
  | { readonly kind: 'conflict'; readonly id: number }
  | { readonly kind: 'unknown' }

/** A change of a lead; `spare` are files it had already, which nobody needs twice. */
export type Updated = Outcome & { readonly spare: readonly LeadFile[] }

/** Done in the same transaction as the lead is kept in: both happen, or neither. */
export type WhenKept = (transaction: Transaction<Tables>, stored: StoredLead, now: Date) => Promise<void>

/** Keeps leads; a lead is on disk when a call returns. */
export interface LeadStore {
  /** Idempotent by submission key: the same key with the same content is the same lead. */
  add(lead: IncomingLead, files: readonly LeadFile[], now: Date): Promise<Outcome>
  /** Lays later fields over a lead and adds files it does not have; `unknown` when the id does not exist or the key is not its own. */
  update(id: number, lead: IncomingLead, files: readonly LeadFile[], now: Date): Promise<Updated>
  /** The lead of a submission key, or null. */
  idOf(key: string): Promise<number | null>
  find(id: number): Promise<StoredLead | null>
}

type Work = Transaction<Tables>

const addContent = (work: Work, lead_id: number, digest: string) =>
  work
    .insertInto('contents')
    .values({ lead_id, digest })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Whether a lead was sent in just these words before. */
async function hasContent(work: Work, id: number, digest: string): Promise<boolean> {
  const content = work.selectFrom('contents').select('lead_id').where('lead_id', '=', id).where('digest', '=', digest)
  return (await content.executeTakeFirst()) !== undefined
}

async function insert(work: Work, lead: IncomingLead, files: readonly LeadFile[], at: string): Promise<StoredLead> {
  const row = {
    submission_key: lead.submission_key ?? null,
    website_slug: storable(lead.website_slug),
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
  return toStored({ ...row, id })
}

/** Only who sent a lead under a key of its own may lay anything over it. */
const isOwn = (stored: StoredLead, lead: IncomingLead) =>
  lead.submission_key !== undefined && stored.lead.submission_key === lead.submission_key

/** The leads of a database. `whenKept` is told of every lead that is new or has changed, before anybody else sees it. */
export function leadStore(db: Database, whenKept: WhenKept = async () => undefined): LeadStore {
  const idOf = async (key: string, from: Database | Work = db) => {
    const row = await from.selectFrom('leads').select('id').where('submission_key', '=', key).executeTakeFirst()
    return row?.id ?? null
  }

  /** A repeat is the lead it repeats; other content under its key is a conflict. */
  const known = async (work: Work, id: number, digest: string): Promise<Outcome> =>
    (await hasContent(work, id, digest)) ? { kind: 'kept', id, isNew: false } : { kind: 'conflict', id }

  const addOnce = (lead: IncomingLead, files: readonly LeadFile[], now: Date) =>
    db.transaction().execute(async (work): Promise<Outcome> => {
      const id = lead.submission_key ? await idOf(lead.submission_key, work) : null
      if (id !== null) return known(work, id, contentDigest(lead, files))
      const stored = await insert(work, lead, files, now.toISOString())
      await whenKept(work, stored, now)
      return { kind: 'kept', id: stored.id, isNew: true }
    })

  async function change(
    work: Work,
    stored: StoredLead,
    lead: StoredLead['lead'],
    added: readonly LeadFile[],
    now: Date,
  ) {
    const { id } = stored
    const updated_at = now.toISOString()
    const consents = withConsent(consentsOf(stored), lead.consent, updated_at)
    const next = { ...stored, lead, files: [...stored.files, ...added], consents, updated_at }
    const row = {
      lead: JSON.stringify(next.lead),
      files: JSON.stringify(next.files),
      consents: JSON.stringify(consents),
      updated_at,
    }
    await work.updateTable('leads').set(row).where('id', '=', id).execute()
    await work.updateTable('listings').set(listingOf(next.lead, next.files)).where('lead_id', '=', id).execute()
    await whenKept(work, next, now)
  }

  return {
    idOf: (key) => idOf(key),
    // Two of the same at once: the one that comes second finds the first, where there are several connections.
    add: (lead, files, now) =>
      addOnce(lead, files, now).catch((error: unknown) => {
        if (isRepeat(error)) return addOnce(lead, files, now)
        throw error
      }),
    update: (id, lead, files, now) =>
      db.transaction().execute(async (work): Promise<Updated> => {
        const stored = await lockedLead(work, id)
        if (!stored || !isOwn(stored, lead)) return { kind: 'unknown', spare: files }
        const digest = contentDigest(lead, files)
        // A try that was slow comes after later steps, and takes nothing of them back.
        if (await hasContent(work, id, digest)) return { kind: 'kept', id, isNew: false, spare: files }
        const has = new Set(stored.files.map(({ sha256 }) => sha256))
        const spare = files.filter(({ sha256 }) => has.has(sha256))
        // What is empty now was taken back.
        const next = withoutEmpty({ ...stored.lead, ...lead })
        if (spare.length < files.length || contentDigest(next, []) !== contentDigest(stored.lead, []))
          await change(
            work,
            stored,
            next,
            files.filter((file) => !spare.includes(file)),
            now,
          )
        await addContent(work, id, digest)
        return { kind: 'kept', id, isNew: false, spare }
      }),
    async find(id) {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? toStored(row) : null
    },
  }
}
