import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { migrations } from './migrations.ts'
import { sqliteDialect } from './sqlite-database.ts'
import type { Database, Tables } from './tables.ts'

/** Where leads are stored: a SQLite file or `:memory:`, or the URL of a PostgreSQL database. */
export type Place = { readonly file: string } | { readonly url: string }

/** Maximum number of PostgreSQL connections per process. */
const mostConnections = 10

/** Loads the PostgreSQL driver only when it is used. */
async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: mostConnections, connectionTimeoutMillis: 5000 })
  // A broken idle connection is replaced by the next query, which reports any lasting failure.
  pool.on('error', () => undefined)
  return pool
}

const postgresDialect = (url: string) => new PostgresDialect({ pool: () => openPool(url) })

/** A database, and a promise that resolves once it is migrated. */
export interface Opened {
  readonly db: Database
  /** Rejects when it cannot be opened or migrated. */
  readonly ready: Promise<void>
}

async function migrated(db: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  const provider = { getMigrations: async () => migrations(kind) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** Opens the database of leads and migrates it to the current version. */
export function openDatabase(place: Place): Opened {
  const isFile = 'file' in place
  const db = new Kysely<Tables>({ dialect: isFile ? sqliteDialect(place.file) : postgresDialect(place.url) })
  const ready = migrated(db, isFile ? 'sqlite' : 'postgres')
  // Avoids an unhandled rejection when no caller awaits it.
  ready.catch(() => undefined)
  return { db, ready }
}
