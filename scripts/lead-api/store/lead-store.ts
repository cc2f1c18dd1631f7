import { withoutEmpty } from '#domain/data/without-empty.ts'
import type { LeadFile, StoredLead } from '../asked/stored-lead.ts'
import { contentDigest } from './content-digest.ts'
import { lockedLead, rowToLead } from './lead-rows.ts'
import { isRepeat } from './migrations.ts'
import type { Database } from './tables.ts'
import { addContent, hasContent, type IncomingLead, insertLead, updateLead, type Work } from './write-lead.ts'

/** `conflict`: the submission key exists with other content, under this id; `unknown`: no such lead. */
export type Outcome =
  | { readonly kind: 'kept'; readonly id: number; readonly isNew: boolean }
  | { readonly kind: 'conflict'; readonly id: number }
  | { readonly kind: 'unknown' }

/** Outcome of a change; `spare` are the given files that the lead does not need, to be deleted. */
export type Updated = Outcome & { readonly spare: readonly LeadFile[] }

/** Callback in the transaction that stores a lead: both are committed, or neither. */
export type OnLeadStored = (transaction: Work, stored: StoredLead, now: Date) => Promise<void>

/** Stores leads; a lead is on disk when a call resolves. */
export interface LeadStore {
  /** Idempotent by submission key: the same key with the same content is the same lead. */
  add(lead: IncomingLead, files: readonly LeadFile[], now: Date): Promise<Outcome>
  /** Merges later fields into a lead and adds new files; `unknown` when the id does not exist or the key differs. */
  update(id: number, lead: IncomingLead, files: readonly LeadFile[], now: Date): Promise<Updated>
  /** The id of the lead with a submission key, or null. */
  idOf(key: string): Promise<number | null>
  find(id: number): Promise<StoredLead | null>
}

/** Only the sender, who knows the lead's submission key, may change it. */
const isOwn = (stored: StoredLead, lead: IncomingLead) =>
  lead.submission_key !== undefined && stored.lead.submission_key === lead.submission_key

async function idOf(from: Database | Work, key: string): Promise<number | null> {
  const row = await from.selectFrom('leads').select('id').where('submission_key', '=', key).executeTakeFirst()
  return row?.id ?? null
}

/** The same content under a key is a repeat; other content is a conflict. */
async function knownLead(work: Work, id: number, digest: string): Promise<Outcome> {
  return (await hasContent(work, id, digest)) ? { kind: 'kept', id, isNew: false } : { kind: 'conflict', id }
}

/** The merged lead, its new files, files it already has (`spare`), and whether anything changes. */
function changeOf(stored: StoredLead, lead: IncomingLead, files: readonly LeadFile[]) {
  const has = new Set(stored.files.map(({ sha256 }) => sha256))
  const spare = files.filter(({ sha256 }) => has.has(sha256))
  const added = files.filter(({ sha256 }) => !has.has(sha256))
  // An empty value removes the field.
  const next = withoutEmpty({ ...stored.lead, ...lead })
  const isNew = added.length > 0 || contentDigest(next, []) !== contentDigest(stored.lead, [])
  return { spare, added, next, isNew }
}

/** The lead store of a database. `whenKept` runs for every new or changed lead, before the transaction commits. */
export function leadStore(db: Database, whenKept: OnLeadStored = async () => undefined): LeadStore {
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
      // A delayed repeat may arrive after later steps and must not undo them.
      if (await hasContent(work, id, digest)) return { kind: 'kept', id, isNew: false, spare: files }
      const { spare, added, next, isNew } = changeOf(stored, lead, files)
      if (isNew) await whenKept(work, await updateLead(work, stored, next, added, now.toISOString()), now)
      await addContent(work, id, digest)
      return { kind: 'kept', id, isNew: false, spare }
    })

  return {
    idOf: (key) => idOf(db, key),
    // With several connections, two equal leads may be inserted at once; the second attempt then finds the first.
    add: (lead, files, now) =>
      addOnce(lead, files, now).catch((error: unknown) => {
        if (isRepeat(error)) return addOnce(lead, files, now)
        throw error
      }),
    update,
    async find(id) {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? rowToLead(row) : null
    },
  }
}
