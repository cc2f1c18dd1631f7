import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { listingOf } from './listing.ts'
import type { Tables } from './tables.ts'

/** The migrations differ between the two databases only in how row ids are generated. */
type Kind = 'sqlite' | 'postgres'

const idOf = (kind: Kind) => (column: ColumnDefinitionBuilder) =>
  kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity()

/** The tables from before there were migrations, hence `ifNotExists`. */
async function leads(db: Kysely<Tables>, kind: Kind): Promise<void> {
  await db.schema
    .createTable('leads')
    .ifNotExists()
    .addColumn('id', 'integer', idOf(kind))
    .addColumn('submission_key', 'text', (column) => column.unique())
    .addColumn('website_slug', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('lead', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('contents')
    .ifNotExists()
    .addColumn('lead_id', 'integer', (column) => column.notNull().references('leads.id'))
    .addColumn('digest', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contents_key', ['lead_id', 'digest'])
    .execute()
}

async function listings(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('listings')
    .addColumn('lead_id', 'integer', (column) => column.primaryKey().references('leads.id'))
    .addColumn('website_slug', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('is_complete', 'integer', (column) => column.notNull())
    .addColumn('is_doubtful', 'integer', (column) => column.notNull())
    .addColumn('has_files', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('listings_filing').on('listings').columns(['website_slug', 'category']).execute()
  await db.schema.createIndex('listings_received').on('listings').columns(['website_slug', 'received_at']).execute()
  await listOld(db, 0)
}

/** Adds listings for existing leads, 500 at a time. */
async function listOld(db: Kysely<Tables>, after: number): Promise<void> {
  const rows = await db.selectFrom('leads').selectAll().where('id', '>', after).orderBy('id').limit(500).execute()
  const last = rows.at(-1)
  if (!last) return
  const listed = rows.map((row) => ({
    ...listingOf(JSON.parse(row.lead), JSON.parse(row.files)),
    lead_id: row.id,
    received_at: row.received_at,
    state: 'new' as const,
  }))
  await db.insertInto('listings').values(listed).execute()
  await listOld(db, last.id)
}

async function deliveries(db: Kysely<Tables>, kind: Kind): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'integer', idOf(kind))
    .addColumn('lead_id', 'integer', (column) => column.notNull().references('leads.id'))
    .addColumn('website_slug', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('deliveries_once', ['lead_id', 'channel', 'version'])
    .execute()
  await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'due_at']).execute()
}

async function readers(db: Kysely<Tables>, kind: Kind): Promise<void> {
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'integer', idOf(kind))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('websites', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  const outbox = db.schema.createTable('outbox').addColumn('id', 'integer', idOf(kind))
  const texts = ['sent_at', 'sender', 'receiver', 'subject', 'text', 'html', 'attachments']
  await texts.reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), outbox).execute()
}

/** Links mails to leads. Earlier mails are deleted, as they cannot be attributed to a person who asks for deletion. */
async function outboxLeads(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('outbox').execute()
  await db.schema.alterTable('outbox').addColumn('lead_id', 'integer').execute()
}

/** Consents are evidence, so later steps must not overwrite them. */
async function consents(db: Kysely<Tables>): Promise<void> {
  const column = (each: ColumnDefinitionBuilder) => each.notNull().defaultTo('[]')
  await db.schema.alterTable('leads').addColumn('consents', 'text', column).execute()
}

/** Only one reservation at a time holds a car. */
async function holds(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('holds')
    .addColumn('website_slug', 'text', (column) => column.notNull())
    .addColumn('car_id', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'integer', (column) => column.notNull().references('leads.id'))
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('holds_key', ['website_slug', 'car_id'])
    .execute()
}

/** Records of uploaded files that belong to no lead yet. */
async function pendingUploads(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('pending_uploads')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('website_slug', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .execute()
}

/** Mailboxes that accepted a mail, so that a retry goes to the others only. */
async function takenBy(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('taken_by', 'text').execute()
}

/** Mailbox of a receipt, indexed since the receipts of a mailbox are counted with every lead. */
async function mailboxes(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('mailbox', 'text').execute()
  await db.schema.createIndex('deliveries_mailbox').on('deliveries').columns(['mailbox', 'created_at']).execute()
}

/** All migrations, in order. Existing ones must never be changed. */
export function migrations(kind: Kind): Record<string, Migration> {
  const steps: readonly (readonly [string, (db: Kysely<Tables>, kind: Kind) => Promise<void>])[] = [
    ['1-leads', leads],
    ['2-listings', listings],
    ['3-deliveries', deliveries],
    ['4-readers', readers],
    ['5-outbox-leads', outboxLeads],
    ['6-consents', consents],
    ['7-holds', holds],
    ['8-pending-uploads', pendingUploads],
    ['9-taken-by', takenBy],
    // Migrations are sorted by name as text, where 10 comes before 2.
    ['9a-mailboxes', mailboxes],
  ]
  return Object.fromEntries(steps.map(([name, step]) => [name, { up: (db) => step(db, kind) }]))
}

/** Whether an error is a unique constraint violation, in either database. */
export function isRepeat(error: unknown): boolean {
  const { code, message = '' } = error as { readonly code?: string; readonly message?: string }
  return code === '23505' || /UNIQUE constraint failed/.test(message)
}
