import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

/** Creates the file if missing, and makes it and SQLite's side files accessible to their owner only. */
function closeToOthers(file: string): void {
  if (file === ':memory:') return
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600)
}

/** Transactions take the write lock at once; otherwise another process could write between their reads and writes. */
const withLock = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql)

const nothing = { changes: 0, lastInsertRowid: 0 } as const

/** Kysely dialect for Node's SQLite, in a file or `:memory:`. Writes are on disk when a call returns. */
export function sqliteDialect(file: string): SqliteDialect {
  closeToOthers(file)
  const database = new DatabaseSync(file)
  // secure_delete overwrites deleted rows, so that no free page of the file contains a deleted shopper's data.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA secure_delete = ON;',
  )
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const statement = database.prepare(withLock(sql))
        const values = (given: readonly unknown[]) => given as SQLInputValue[]
        return {
          reader: statement.columns().length > 0,
          all: (given) => statement.all(...values(given)),
          // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the original error.
          run: (given) => (sql === 'rollback' && !database.isTransaction ? nothing : statement.run(...values(given))),
          iterate: (given) => statement.iterate(...values(given)),
        }
      },
    },
  })
}
