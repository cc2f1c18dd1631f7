import { createHash } from 'node:crypto'
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { LeadFile, StoredLead } from './asked/stored-lead.ts'
import type { Lead } from './lead-schema.ts'

/** `conflict`: the submission key is known with other content, under the id given. */
export type Outcome =
  | { readonly kind: 'kept'; readonly id: number; readonly isNew: boolean }
  | { readonly kind: 'conflict'; readonly id: number }
  | { readonly kind: 'unknown' }

/** A change of a lead; `spare` are files it had already, which nobody needs twice. */
export type Updated = Outcome & { readonly spare: readonly LeadFile[] }

/** Keeps leads; a lead is on disk when a call returns. */
export interface LeadStore {
  /** Idempotent by submission key: the same key with the same content is the same lead. */
  add(lead: Lead, files: readonly LeadFile[], now: Date): Outcome
  /** Lays later fields over a lead and adds files it does not have; `unknown` when the id does not exist or the key is not its own. */
  update(id: number, lead: Lead, files: readonly LeadFile[], now: Date): Updated
  /** The lead of a submission key, or null. */
  idOf(key: string): number | null
  /** Newest first. */
  list(): readonly StoredLead[]
  find(id: number): StoredLead | null
  close(): void
}

const tables = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT, submission_key TEXT UNIQUE, website_slug TEXT NOT NULL,
    received_at TEXT NOT NULL, updated_at TEXT NOT NULL, lead TEXT NOT NULL, files TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS contents (
    lead_id INTEGER NOT NULL REFERENCES leads(id), digest TEXT NOT NULL, PRIMARY KEY (lead_id, digest)
  );`

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

function digestOf(lead: Lead, files: readonly LeadFile[]): string {
  const content = JSON.stringify([sorted(lead), files.map((file) => file.sha256)])
  return createHash('sha256').update(content).digest('hex')
}

type Row = Record<string, unknown>

const toStored = (row: Row): StoredLead => ({
  id: Number(row.id),
  received_at: String(row.received_at),
  updated_at: String(row.updated_at),
  lead: JSON.parse(String(row.lead)) as Record<string, unknown>,
  files: JSON.parse(String(row.files)) as readonly LeadFile[],
})

/** Makes the file, if need be, one that only its owner reads; what SQLite puts beside it gets the same rights. */
function closeToOthers(file: string): void {
  if (file === ':memory:') return
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600)
}

class SqliteLeadStore implements LeadStore {
  readonly #db: DatabaseSync

  constructor(file: string) {
    closeToOthers(file)
    this.#db = new DatabaseSync(file)
    this.#db.exec(tables)
  }

  add(lead: Lead, files: readonly LeadFile[], now: Date): Outcome {
    const digest = digestOf(lead, files)
    return this.#whole(() => {
      const known = lead.submission_key ? this.idOf(lead.submission_key) : null
      if (known === null) return { kind: 'kept', id: this.#insert(lead, files, digest, now), isNew: true }
      return this.#hasContent(known, digest)
        ? { kind: 'kept', id: known, isNew: false }
        : { kind: 'conflict', id: known }
    })
  }

  update(id: number, lead: Lead, files: readonly LeadFile[], now: Date): Updated {
    return this.#whole(() => {
      const stored = this.find(id)
      if (!stored || (stored.lead.submission_key ?? null) !== (lead.submission_key ?? null))
        return { kind: 'unknown', spare: files }
      const has = new Set(stored.files.map(({ sha256 }) => sha256))
      const spare = files.filter(({ sha256 }) => has.has(sha256))
      const all = [...stored.files, ...files.filter((file) => !spare.includes(file))]
      this.#write(id, { ...stored.lead, ...lead }, all, now)
      this.#addContent(id, digestOf(lead, files))
      return { kind: 'kept', id, isNew: false, spare }
    })
  }

  idOf(key: string): number | null {
    const row = this.#db.prepare('SELECT id FROM leads WHERE submission_key = ?').get(key)
    return row ? Number(row.id) : null
  }

  list(): readonly StoredLead[] {
    return this.#db.prepare('SELECT * FROM leads ORDER BY id DESC LIMIT 5000').all().map(toStored)
  }

  find(id: number): StoredLead | null {
    const row = this.#db.prepare('SELECT * FROM leads WHERE id = ?').get(id)
    return row ? toStored(row) : null
  }

  close(): void {
    this.#db.close()
  }

  #whole<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #insert(lead: Lead, files: readonly LeadFile[], digest: string, now: Date): number {
    const at = now.toISOString()
    const columns = 'submission_key, website_slug, received_at, updated_at, lead, files'
    const { lastInsertRowid } = this.#db
      .prepare(`INSERT INTO leads (${columns}) VALUES (?, ?, ?, ?, ?, ?)`)
      .run(lead.submission_key ?? null, lead.website_slug, at, at, JSON.stringify(lead), JSON.stringify(files))
    this.#addContent(Number(lastInsertRowid), digest)
    return Number(lastInsertRowid)
  }

  #write(id: number, lead: object, files: readonly LeadFile[], now: Date): void {
    this.#db
      .prepare('UPDATE leads SET lead = ?, files = ?, updated_at = ? WHERE id = ?')
      .run(JSON.stringify(lead), JSON.stringify(files), now.toISOString(), id)
  }

  #hasContent(id: number, digest: string): boolean {
    return this.#db.prepare('SELECT 1 FROM contents WHERE lead_id = ? AND digest = ?').get(id, digest) !== undefined
  }

  #addContent(id: number, digest: string): void {
    this.#db.prepare('INSERT OR IGNORE INTO contents VALUES (?, ?)').run(id, digest)
  }
}

/** Opens the store in a file, or in memory for `:memory:`. */
export function createLeadStore(file: string): LeadStore {
  return new SqliteLeadStore(file)
}
