import { withoutEmpty } from '#domain/data/without-empty.ts'
import type { LeadFile, StoredLead } from '../asked/stored-lead.ts'
import { contentDigest } from './content-digest.ts'
import { lockedLead, toStored } from './lead-rows.ts'
import { isRepeat } from './migrations.ts'
import type { Database } from './tables.ts'
import { addContent, hasContent, type IncomingLead, insertLead, updateLead, type Work } from './write-lead.ts'

/** `conflict`: the submission key is known with other content, under the id given. */
export type Outcome =
  | { readonly kind: 'kept'; readonly id: number; readonly isNew: boolean }
  | { readonly kind: 'conflict'; readonly id: number }
  | { readonly kind: 'unknown' }

/** A change of a lead; `spare` are files it had already, which nobody needs twice. */
export type Updated = Outcome & { readonly spare: readonly LeadFile[] }

/** Done in the same transaction as the lead is kept in: both happen, or neither. */
export type WhenKept = (transaction: Work, stored: StoredLead, now: Date) => Promise<void>

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

/** Only who sent a lead under a key of its own may lay anything over it. */
const isOwn = (stored: StoredLead, lead: IncomingLead) =>
  lead.submission_key !== undefined && stored.lead.submission_key === lead.submission_key

async function idOf(from: Database | Work, key: string): Promise<number | null> {
  const row = await from.selectFrom('leads').select('id').where('submission_key', '=', key).executeTakeFirst()
  return row?.id ?? null
}

/** A repeat is the lead it repeats; other content under its key is a conflict. */
async function knownLead(work: Work, id: number, digest: string): Promise<Outcome> {
  return (await hasContent(work, id, digest)) ? { kind: 'kept', id, isNew: false } : { kind: 'conflict', id }
}

/** What a lead becomes by a change, which files it has already, and whether anything is new. */
function changeOf(stored: StoredLead, lead: IncomingLead, files: readonly LeadFile[]) {
  const has = new Set(stored.files.map(({ sha256 }) => sha256))
  const spare = files.filter(({ sha256 }) => has.has(sha256))
  const added = files.filter(({ sha256 }) => !has.has(sha256))
  // What is empty now was taken back.
  const next = withoutEmpty({ ...stored.lead, ...lead })
  const isNew = added.length > 0 || contentDigest(next, []) !== contentDigest(stored.lead, [])
  return { spare, added, next, isNew }
}

/** The leads of a database. `whenKept` is told of every lead that is new or has changed, before anybody else sees it. */
export function leadStore(db: Database, whenKept: WhenKept = async () => undefined): LeadStore {
  const addOnce = (lead: IncomingLead, files: readonly LeadFile[], now: Date) =>
    db.transaction().execute(async (work): Promise<Outcome> => {
      const id = lead.submission_key ? await idOf(work, lead.submission_key) : null
      if (id !== null) return knownLead(work, id, contentDigest(lead, files))
      const stored = await insertLead(work, lead, files, now.toISOString())
      await whenKept(work, stored, now)
      return { kind: 'kept', id: stored.id, isNew: true }
    })

  const update: LeadStore['update'] = (id, lead, files, now) =>
    db.transaction().execute(async (work): Promise<Updated> => {
      const stored = await lockedLead(work, id)
      if (!stored || !isOwn(stored, lead)) return { kind: 'unknown', spare: files }
      const digest = contentDigest(lead, files)
      // A try that was slow comes after later steps, and takes nothing of them back.
      if (await hasContent(work, id, digest)) return { kind: 'kept', id, isNew: false, spare: files }
      const { spare, added, next, isNew } = changeOf(stored, lead, files)
      if (isNew) await whenKept(work, await updateLead(work, stored, next, added, now.toISOString()), now)
      await addContent(work, id, digest)
      return { kind: 'kept', id, isNew: false, spare }
    })

  return {
    idOf: (key) => idOf(db, key),
    // Two of the same at once: the one that comes second finds the first, where there are several connections.
    add: (lead, files, now) =>
      addOnce(lead, files, now).catch((error: unknown) => {
        if (isRepeat(error)) return addOnce(lead, files, now)
        throw error
      }),
    update,
    async find(id) {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? toStored(row) : null
    },
  }
}
