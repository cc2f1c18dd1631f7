import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase, type Place } from './open-database.ts'
import { hasPostgres, type SamplePostgres, startPostgres } from './sample-postgres.ts'
import type { Database } from './tables.ts'

/** Databases of both kinds for the tests of one file. */
export interface SampleDatabases {
  /** A folder of the tests' own. */
  readonly folder: string
  /** Another empty database with every call; PostgreSQL only where `hasPostgres`. */
  readonly places: Readonly<Record<'SQLite' | 'PostgreSQL', () => Place>>
  /** Opens one, with its tables; it is closed after the tests. */
  readonly opened: (place: Place) => Promise<Database>
}

/** Called once, at the top of a file of tests; all is gone when they are through. */
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
