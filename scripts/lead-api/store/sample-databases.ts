import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase, type Place } from './open-database.ts'
import { hasPostgres, type SamplePostgres, startPostgres } from './sample-postgres.ts'
import type { Database } from './tables.ts'

/** SQLite and PostgreSQL databases for one test file. */
export interface SampleDatabases {
  /** A temporary folder. */
  readonly folder: string
  /** Each call returns a new empty database; PostgreSQL only if `hasPostgres()`. */
  readonly places: Readonly<Record<'SQLite' | 'PostgreSQL', () => Place>>
  /** Opens and migrates a database; it is closed after the tests. */
  readonly opened: (place: Place) => Promise<Database>
}

/** Call once at the top of a test file; everything is removed after its tests. */
export function sampleDatabases(): SampleDatabases {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  const open: Database[] = []
  let postgres: SamplePostgres | undefined
  let made = 0
  beforeAll(() => {
    if (hasPostgres()) postgres = startPostgres()
  })
  afterAll(async () => {
    await Promise.all(open.map((db) => db.destroy()))
    postgres?.stop()
    rmSync(folder, { recursive: true })
  })
  return {
    folder,
    places: {
      SQLite: () => ({ file: join(folder, `${++made}.sqlite`) }),
      PostgreSQL: () => ({ url: postgres?.fresh(`leads_${++made}`) ?? '' }),
    },
    async opened(place) {
      const { db, ready } = openDatabase(place)
      open.push(db)
      await ready
      return db
    },
  }
}
