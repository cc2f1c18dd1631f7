import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { migrations } from './migrations.ts'
import { sqliteDialect } from './sqlite-database.ts'
import type { Database, Tables } from './tables.ts'

/** Where leads are kept: a SQLite file or `:memory:`, or the address of a PostgreSQL database. */
export type Place = { readonly file: string } | { readonly url: string }

/** Most connections one process holds to PostgreSQL; with several processes side by side they add up. */
const mostConnections = 10

/** Its driver is loaded where one is named: most keep their leads in a file. */
async function openPool(url: string): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: mostConnections, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks is replaced at the next call, which is the one to tell of it.
  pool.on('error', () => undefined)
  return pool
}

const postgresDialect = (url: string) => new PostgresDialect({ pool: () => openPool(url) })

/** A database, and when its tables are as this version wants them. */
export interface Opened {
  readonly db: Database
  /** Rejects when it cannot be opened or brought up to date. */
  readonly ready: Promise<void>
}

async function migrated(db: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  const provider = { getMigrations: async () => migrations(kind) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** Opens the leads, and brings the tables of an earlier version up to date. */
export function openDatabase(place: Place): Opened {
  const isFile = 'file' in place
  const db = new Kysely<Tables>({ dialect: isFile ? sqliteDialect(place.file) : postgresDialect(place.url) })
  const ready = migrated(db, isFile ? 'sqlite' : 'postgres')
  // Whoever waits for it is told; nobody has to.
  ready.catch(() => undefined)
  return { db, ready }
}
