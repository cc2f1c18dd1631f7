import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from './sqlite-database.ts'

test('a full disk is told as that, though SQLite has gone back by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const db = new Kysely<{ words: { text: string } }>({ dialect: sqliteDialect(join(folder, 'full.sqlite')) })
  await sql`create table words (text text)`.execute(db)
  await sql`pragma max_page_count = 8`.execute(db)
  const filling = db.transaction().execute((work) =>
    work
      .insertInto('words')
      .values({ text: 'x'.repeat(100_000) })
      .execute(),
  )
  await expect(filling).rejects.toThrow('full')
  await db.insertInto('words').values({ text: 'little' }).execute()
  await db.destroy()
  rmSync(folder, { recursive: true })
})
